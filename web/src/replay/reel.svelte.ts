/** The positions of a game, fetched in lengths as they are looked at. The server makes them; nothing is played here. */
import { request, type Result } from '../api/client';
import type { components } from '../api/schema';
import type { Problem } from '../api/types';

export type Film = components['schemas']['Film'];
export type Frame = components['schemas']['Frame'];
/** Asks for positions: from which number of moves on, and how many. */
export type Source = (first: number, count: number) => Promise<Result<Film>>;

const LENGTH = 32;

/** The game of a table, as the reader may know it. */
export function tableSource(id: string, place: number | null): Source {
    const own = place === null ? '' : `&place=${place}`;
    return (first, count) => request('GET', `/api/tables/${id}/replay?first=${first}&count=${count}${own}`);
}

/** The game in a record. */
export function recordSource(record: unknown): Source {
    return (first, count) => request('POST', `/api/replay?first=${first}&count=${count}`, record);
}

export class Reel {
    /** Everything but the positions, as last heard; null until the first answer. */
    film = $state.raw<Film | null>(null);
    problem = $state.raw<Problem | null>(null);
    #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
    readonly #source: Source;
    readonly #asked = new Set<number>();

    constructor(source: Source) {
        this.#source = source;
    }

    /** How many moves there are. */
    get last(): number {
        return this.film?.moves.length ?? 0;
    }

    /** The position after so many moves, if it is here already. */
    frame(number: number): Frame | null {
        return this.#frames.get(number) ?? null;
    }

    /** Fetch the position after so many moves, and those around it. */
    async load(number: number): Promise<void> {
        const first = number - (number % LENGTH);
        if (this.#asked.has(first)) return;
        this.#asked.add(first);
        const answer = await this.#source(first, LENGTH);
        if (!answer.ok) {
            this.#asked.delete(first);
            this.problem = answer.problem;
            return;
        }
        const film = answer.value;
        this.problem = null;
        // A later answer knows more of a game that goes on.
        if (film.moves.length >= this.last) this.film = film;
        const frames = new Map(this.#frames);
        film.frames.forEach((frame, i) => frames.set(first + i, frame));
        this.#frames = frames;
        if (film.frames.length < LENGTH) this.#asked.delete(first);
    }
}
