/** A move that is prepared while others play, and made when one's turn comes. It belongs to this tab alone. */
import { untrack } from 'svelte';
import { newKey } from '../api/client';
import { placeName } from '../board/names.svelte';
import { recall, remember } from '../state/storage';
import type { Table } from '../state/table.svelte';
import { t } from '../words/words.svelte';
import type { Play } from './play.svelte';
import { routeName, sayCards } from './saying';
import { paid } from './story';
import { undoLeft } from './undoing';

export interface Prepared {
    /** As they are sent: what a turn begins with, and how it is paid. */
    readonly actions: readonly string[];
    /** Names the command: sent twice, it is done once. */
    readonly key: string;
    /** The last event that was known when it was prepared. */
    readonly seq: number;
}

type Kept = Readonly<Record<string, Prepared>>;

/** What is done at a place itself, after which nothing that was prepared before is meant any more. */
const OWN_DEEDS = new Set(['played', 'undone', 'replaced']);

export class Next {
    readonly #table: Table;
    #kept = $state.raw<Kept>({});

    /** Null if nothing is prepared, or the turn it was for has been played elsewhere. */
    readonly move = $derived.by((): Prepared | null => {
        const move = this.#kept[this.#place];
        if (!move) return null;
        const { news, people } = this.#table;
        const isOver = news.some(
            ({ seq, place, event }) => (seq ?? 0) > move.seq && place === people.you && OWN_DEEDS.has(event),
        );
        return isOver ? null : move;
    });

    constructor(table: Table) {
        this.#table = table;
        this.#kept = read(recall(this.#key, 'tab'));
    }

    get #key(): string {
        return `vagon:next:${this.#table.id}`;
    }

    get #place(): string {
        return String(this.#table.place ?? '');
    }

    prepare(...actions: readonly string[]): void {
        const seq = this.#table.snapshot?.seq ?? 0;
        this.#keep({ ...this.#kept, [this.#place]: { actions, key: newKey(), seq } });
    }

    drop(): void {
        const { [this.#place]: _, ...others } = this.#kept;
        this.#keep(others);
    }

    #keep(kept: Kept): void {
        this.#kept = kept;
        remember(this.#key, JSON.stringify(kept), 'tab');
    }
}

function read(text: string | null): Kept {
    try {
        const found: unknown = JSON.parse(text ?? '{}');
        const entries = Object.entries(found && typeof found === 'object' ? found : {});
        return Object.fromEntries(entries.filter((entry): entry is [string, Prepared] => isMove(entry[1])));
    } catch {
        return {};
    }
}

function isMove(found: Partial<Prepared> | null): found is Prepared {
    return (
        Array.isArray(found?.actions) &&
        found.actions.every((action) => typeof action === 'string') &&
        typeof found.key === 'string' &&
        typeof found.seq === 'number'
    );
}

/** The route or the city that a move is about. */
export function targetOf({ actions }: Prepared): { kind: 'route' | 'city'; id: string } | null {
    const [verb, id = ''] = actions[0]?.split(' ') ?? [];
    if (verb === 'claim') return { kind: 'route', id };
    return verb === 'station' ? { kind: 'city', id } : null;
}

export function sayMove(play: Play, move: Prepared): string {
    const target = targetOf(move);
    if (!target) {
        const colour = move.actions[0]?.split(' ')[1] ?? '';
        return colour === 'deck' ? t('next-deck') : t('next-card', { colour });
    }
    const { kind, id } = target;
    const cards = sayCards(paid(move.actions[1]?.split(' ')[1] ?? '', play.price(kind, id)));
    return kind === 'route'
        ? t('next-claim', { route: routeName(play.map, id), cards })
        : t('next-station', { city: placeName(play.map, id), cards });
}

/** How long somebody else may still take back what was done last: a prepared move waits for it, as bots do. */
export function undoMs(table: Table): number {
    const info = table.snapshot?.table;
    if (!info || info.may_undo === null || info.may_undo === info.you) return 0;
    return 1000 * (undoLeft(table)?.seconds ?? 0);
}

/** While the component that calls it is shown: say what is prepared, and make the move when its time has come. */
export function followNext(play: Play, say: (text: string) => void): void {
    const { next, table } = play;
    $effect(() => {
        if (next.move) say(sayMove(play, next.move));
    });
    $effect(() => {
        if (!next.move || !table.isYourTurn || table.isSending) return;
        const timer = setTimeout(() => void play.makeNext(), undoMs(table));
        return () => clearTimeout(timer);
    });
    $effect(() => {
        void play.pieces; // what others have built may be in the way
        untrack(() => void play.reviewNext());
    });
}
