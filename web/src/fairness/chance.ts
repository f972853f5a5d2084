/** Every outcome of chance again, from the key: without the rules, only by counting what is left. */

import { hexToBytes } from '@noble/hashes/utils.js';

import type { GameRecord, TicketMap } from './record';
import { Stream } from './stream';

export const KINDS = [
    'violet',
    'white',
    'blue',
    'yellow',
    'orange',
    'black',
    'red',
    'green',
    'locomotive',
] as const;
export const STOCK: readonly number[] = [12, 12, 12, 12, 12, 12, 12, 12, 14];

/** Why no key could give an outcome. */
export const IMPOSSIBLE = [
    'all_seated',
    'deck_empty',
    'deck_not_empty',
    'too_many_cards',
    'bag_empty',
    'pile_empty',
    'not_drawn',
    'not_on_map',
] as const;
export type ImpossibleCode = (typeof IMPOSSIBLE)[number];

/** The first outcome that the key does not give; `move` is -1 for the deal. */
export interface Deviation {
    readonly move: number;
    readonly number: number;
    readonly said: string;
    /** What the key gives instead, or why no key could give it. */
    readonly given: string | null;
    readonly impossible: ImpossibleCode | null;
}

/** What came of the stream, for those who want to see the numbers. */
export interface Counts {
    readonly outcomes: number;
    readonly shuffles: number;
    /** Cards that left the deck, and cards left in it, by kind. */
    readonly drawn: readonly number[];
    readonly left: readonly number[];
}

export function recompute(record: GameRecord, key: string, map: TicketMap): Deviation | Counts {
    const left = new Left(hexToBytes(key), map, record.players);
    const lists = [record.deal, ...record.moves.map((move) => move.chance)];
    for (const [index, outcomes] of lists.entries()) {
        left.startMove(outcomes);
        for (const [number, said] of outcomes.entries()) {
            const place = { move: index - 1, number, said };
            try {
                const given = left.draw(said);
                if (given !== said) return { ...place, given, impossible: null };
            } catch (error) {
                if (!(error instanceof Impossible)) throw error;
                return { ...place, given: null, impossible: error.code };
            }
        }
    }
    return { outcomes: left.outcomes, shuffles: left.shuffles, drawn: left.drawnCards, left: left.deck };
}

export function isDeviation(found: Deviation | Counts): found is Deviation {
    return 'said' in found;
}

class Impossible extends Error {
    constructor(readonly code: ImpossibleCode) {
        super(code);
    }
}

/** What is left to be drawn, counted as the outcomes go by. */
class Left {
    outcomes = 0;
    shuffles = 0;
    deck = [...STOCK];
    readonly drawnCards = STOCK.map(() => 0);
    private readonly stream: Stream;
    private readonly joined: number[];
    private seated = 0;
    private readonly bag: number[];
    private readonly passengers: readonly string[];
    private readonly tickets: readonly string[];
    private readonly pileOf = new Map<string, number>();
    private readonly loose: Set<string>;
    /** By ticket: whether it was put under its pile since it was drawn, and when either happened. */
    private readonly seen = new Map<string, { isUnder: boolean; when: number }>();
    private drawnNow = new Set<string>();
    private onOffer = new Set<string>();
    private batch: string[] = [];

    constructor(key: Uint8Array, map: TicketMap, players: number) {
        this.stream = new Stream(key);
        this.joined = Array.from({ length: players }, (_, i) => i);
        this.passengers = map.rules.passengers?.colours ?? [];
        this.bag = this.passengers.map(() => map.rules.passengers!.each);
        this.tickets = map.tickets.map((ticket) => ticket.id);
        this.loose = new Set(this.tickets);
        const drawn = map.rules.drawn_tickets.piles;
        const piles = [...drawn, ...map.rules.piles.filter((pile) => !drawn.includes(pile))];
        for (const ticket of map.tickets) this.pileOf.set(ticket.id, piles.indexOf(ticket.pile));
    }

    /** Find the tickets that this move puts under their piles, in the order in which they were offered. */
    startMove(outcomes: readonly string[]): void {
        [this.onOffer, this.drawnNow] = [this.drawnNow, new Set()];
        const order = (ticket: string) => {
            const { isUnder, when } = this.seen.get(ticket) ?? { isUnder: false, when: 0 };
            return [this.pileOf.get(ticket) ?? 0, Number(isUnder), when] as const;
        };
        this.batch = outcomes
            .filter((outcome) => outcome.startsWith('under '))
            .map((outcome) => outcome.slice('under '.length))
            .sort((a, b) => compare(order(a), order(b)));
    }

    /** The outcome that the stream gives where the record says `said`. */
    draw(said: string): string {
        this.outcomes += 1;
        const [kind, value] = said.split(' ') as [string, string];
        switch (kind) {
            case 'seating':
                return `seating ${this.seating()}`;
            case 'first_player':
                return `first_player ${this.stream.below(this.joined.length)}`;
            case 'card':
                return `card ${this.card()}`;
            case 'shuffle':
                this.shuffle(value.split(',').map(Number));
                return said;
            case 'passenger':
                return `passenger ${this.passengers[this.counted(this.bag, 'bag_empty')]}`;
            case 'ticket':
                return `ticket ${this.ticket(value)}`;
            case 'under':
                return `under ${this.under(value)}`;
            default:
                this.takeBack(value);
                return said;
        }
    }

    private seating(): number {
        const free = this.joined.length - this.seated;
        if (free < 2) throw new Impossible('all_seated');
        const [seat, other] = [this.seated, this.seated + this.stream.below(free)];
        [this.joined[seat], this.joined[other]] = [this.joined[other]!, this.joined[seat]!];
        this.seated += 1;
        return this.joined[seat]!;
    }

    private card(): string {
        const kind = this.counted(this.deck, 'deck_empty');
        this.drawnCards[kind]! += 1;
        return KINDS[kind]!;
    }

    private counted(counts: number[], empty: ImpossibleCode): number {
        const total = counts.reduce((sum, count) => sum + count, 0);
        if (total === 0) throw new Impossible(empty);
        let k = this.stream.below(total);
        let value = 0;
        while (k >= counts[value]!) k -= counts[value++]!;
        counts[value]! -= 1;
        return value;
    }

    private shuffle(counts: number[]): void {
        if (this.deck.some((count) => count > 0)) throw new Impossible('deck_not_empty');
        if (counts.some((count, kind) => count > STOCK[kind]!)) throw new Impossible('too_many_cards');
        this.deck = counts;
        this.shuffles += 1;
    }

    private ticket(value: string): string {
        const pile = this.pileOf.get(value);
        if (pile === undefined) throw new Impossible('not_on_map');
        const loose = this.tickets.filter(
            (ticket) => this.loose.has(ticket) && this.pileOf.get(ticket) === pile,
        );
        if (loose.length === 0) throw new Impossible('pile_empty');
        const ticket = loose[this.stream.below(loose.length)]!;
        this.loose.delete(ticket);
        this.drawnNow.add(ticket);
        this.seen.set(ticket, { isUnder: false, when: this.stream.position });
        return ticket;
    }

    private under(value: string): string {
        if (!this.seen.get(value)?.isUnder && !this.onOffer.has(value)) throw new Impossible('not_drawn');
        const i = this.stream.below(this.batch.length);
        const ticket = this.batch[i]!;
        this.batch[i] = this.batch.at(-1)!;
        this.batch.pop();
        this.seen.set(ticket, { isUnder: true, when: this.stream.position });
        return ticket;
    }

    private takeBack(value: string): void {
        if (!this.pileOf.has(value)) throw new Impossible('not_on_map');
        if (this.loose.has(value)) throw new Impossible('not_drawn');
        this.loose.add(value);
    }
}

function compare(a: readonly number[], b: readonly number[]): number {
    const i = a.findIndex((value, index) => value !== b[index]);
    return i < 0 ? 0 : a[i]! - b[i]!;
}
