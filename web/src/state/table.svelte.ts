/** The table on the screen: how it stands, what has happened, and the way to act at it. */
import { PARTS } from '../api/changes';
import { api, newKey } from '../api/client';
import { follow, type Connection, type Page } from '../api/follow';
import type { NewsItem, PlaceInfo, Problem, Request, Snapshot, View } from '../api/types';
import { firstPlace, ownPlaces, rememberPlaces } from './places';
import { Live } from './live.svelte';
import { settled } from './settled';

export interface People {
    readonly you: number | null;
    readonly places: readonly Pick<PlaceInfo, 'name' | 'kind' | 'level' | 'seat'>[];
}

/** Nothing was sent, because something else is on its way: nothing has changed, and it can be sent later. */
export const STILL_SENDING = 'still_sending';

/** Clocks that differ by less are taken to differ by the way of the news. */
const JITTER_SECONDS = 0.5;

type Row = View['row'];

export class Table {
    readonly id: string;
    #live = $state.raw<Live<Snapshot> | null>(null);
    /** Everything that has happened, chat included, oldest first. */
    news = $state.raw<readonly NewsItem[]>([]);
    connection = $state.raw<Connection>({ state: 'connecting' });
    /** A command is on its way. */
    isSending = $state(false);
    /** The first tickets are being chosen. Kept beside the phase, which changes with every draw. */
    isOpening = $state(false);
    /** What the server's clock is ahead of ours, in seconds. */
    ahead = $state(0);
    /** The place that is followed; null for a single place, or a spectator. */
    place = $state<number | null>(null);
    /** Called with each page of news, and the row of cards before it. */
    onpage: (page: Page, row: Row) => void = () => undefined;
    #stop: () => void = () => undefined;

    constructor(id: string) {
        this.id = id;
        this.place = firstPlace(id);
    }

    /** How it stands; null until the first answer. */
    get snapshot(): Snapshot | null {
        return this.#live?.now ?? null;
    }

    /** Who sits where; the same object for as long as nothing of it changes. */
    readonly people: People = $derived.by(() => {
        const table = this.snapshot?.table;
        const places =
            table?.places.map(({ name, kind, level, seat }) => ({ name, kind, level, seat })) ?? [];
        this.#people = settled(this.#people, { you: table?.you ?? null, places });
        return this.#people;
    });
    #people: People = { you: null, places: [] };

    /** The places in the order of their seats. */
    readonly seated = $derived.by(() =>
        this.people.places
            .map(({ seat }, place) => ({ place, seat: seat ?? place }))
            .sort((one, other) => one.seat - other.seat),
    );

    readonly view: View | null = $derived(this.snapshot?.view ?? null);

    /** The place of the reader; null for a spectator. */
    readonly you: PlaceInfo | null = $derived.by(() => {
        const table = this.snapshot?.table;
        return table && table.you !== null ? (table.places[table.you] ?? null) : null;
    });

    readonly isYourTurn: boolean = $derived(
        this.snapshot?.table.status === 'playing' && (this.you?.is_awaited ?? false),
    );

    /** The reader can take back what was done last. */
    readonly canUndo: boolean = $derived.by(() => {
        const table = this.snapshot?.table;
        return !!table && table.you !== null && table.may_undo === table.you;
    });

    /** A place of this browser that is awaited while the shown one is not: the device must be passed on. */
    readonly nextPlace: number | null = $derived.by(() => {
        const table = this.snapshot?.table;
        if (!table || this.place === null || this.isYourTurn) return null;
        return ownPlaces(this.id).find((place) => table.places[place]?.is_awaited) ?? null;
    });

    placeOfSeat(seat: number): PlaceInfo | null {
        return this.snapshot?.table.places.find((place) => place.seat === seat) ?? null;
    }

    /** Begin to follow; also for another place. */
    open(place: number | null = this.place): void {
        this.#stop();
        this.place = place;
        this.#stop = follow(this.id, place, {
            page: (page) => this.#learn(page),
            connection: (connection) => {
                this.connection = settled(this.connection, connection);
                if (connection.state === 'refused' && connection.problem.code === 'which_place') {
                    void this.#findPlaces();
                }
            },
        });
        this.news = [];
    }

    close(): void {
        this.#stop();
    }

    #learn(page: Page): void {
        const row = this.view?.row ?? [];
        const ahead = page.snapshot.now - Date.now() / 1000;
        if (Math.abs(ahead - this.ahead) > JITTER_SECONDS) this.ahead = ahead;
        this.news = page.isWhole ? page.news : [...this.news, ...page.news];
        if (this.#live) this.#live.learn(page.snapshot);
        else this.#live = new Live(page.snapshot as Snapshot, PARTS); // the first tells everything
        this.isOpening = this.#live.now.view?.phase.startsWith('choose_') ?? false;
        this.onpage(page, row);
    }

    /** Somebody with several places, on a device that has forgotten them. */
    async #findPlaces(): Promise<void> {
        const found = [];
        for (let place = 0; place < 5; place++) {
            if ((await api.snapshot(this.id, place)).ok) found.push(place);
        }
        rememberPlaces(this.id, found);
        if (found[0] !== undefined) this.open(found[0]);
    }

    /** Do something at the table; what is wrong with it, or null if it is done. */
    async send(command: Request, key: string = newKey()): Promise<Problem | null> {
        const snapshot = this.snapshot;
        if (!snapshot || this.isSending) return { code: STILL_SENDING, rule: null, facts: {} };
        this.isSending = true;
        const result = await api.command(this.id, this.place, snapshot.seq, command, key);
        this.isSending = false;
        return result.ok ? null : result.problem;
    }
}
