/** Where the reader was when a table was last left on this device. */
import { recall, remember } from '../state/storage';
import type { Line } from './story';

export class Visit {
    readonly #key: string;
    readonly #seen: number;

    constructor(table: string) {
        this.#key = `vagon:seen:${table}`;
        this.#seen = Number(recall(this.#key) ?? 0);
    }

    /** What others have done since; nothing for somebody who is here for the first time, or only watches. */
    missed(lines: readonly Line[], seat: number | null): readonly Line[] {
        if (!this.#seen || seat === null) return [];
        return lines.filter(
            (line) => line.seq !== null && line.seq > this.#seen && line.seat !== null && line.seat !== seat,
        );
    }

    note(seq: number): void {
        remember(this.#key, String(seq));
    }
}
