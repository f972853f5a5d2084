/** The lines of the log, on sheets. */
import type { Line } from './story';

const LONGEST = 8;

class Sheet {
    lines: readonly Line[] = $state.raw([]);

    constructor(first: Line) {
        this.lines = [first];
    }
}

/** Only the last sheet grows, and says so by itself: a new line has nothing else gone through. */
export class Log {
    sheets = $state.raw<readonly Sheet[]>([]);
    #told: readonly Line[] = [];

    /** Learn all lines that there are: those of before and new ones, or others if something was taken back. */
    tell(lines: readonly Line[]): void {
        const numTold = this.#told.length;
        const isMore = numTold <= lines.length && this.#told.at(-1) === lines[numTold - 1];
        if (!isMore) this.sheets = [];
        for (const line of isMore ? lines.slice(numTold) : lines) {
            if (line.text.id !== 'said') this.#add(line);
        }
        this.#told = lines;
    }

    #add(line: Line): void {
        const last = this.sheets.at(-1);
        if (last && last.lines.length < LONGEST) last.lines = [...last.lines, line];
        else this.sheets = [...this.sheets, new Sheet(line)];
    }
}
