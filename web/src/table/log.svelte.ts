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

    /** Learn all lines that there are: most of them are those of before. */
    tell(lines: readonly Line[]): void {
        const common = Math.min(this.#told.length, lines.length);
        const isSame = this.#told[common - 1] === lines[common - 1];
        const numKept = isSame ? common : 0;
        for (const line of this.#told.slice(numKept)) if (isTold(line)) this.#drop();
        for (const line of lines.slice(numKept)) if (isTold(line)) this.#add(line);
        this.#told = lines;
    }

    #drop(): void {
        const last = this.sheets.at(-1);
        if (last && last.lines.length > 1) last.lines = last.lines.slice(0, -1);
        else this.sheets = this.sheets.slice(0, -1);
    }

    #add(line: Line): void {
        const last = this.sheets.at(-1);
        if (last && last.lines.length < LONGEST) last.lines = [...last.lines, line];
        else this.sheets = [...this.sheets, new Sheet(line)];
    }
}

/** What is said has a place of its own. */
function isTold({ text }: Line): boolean {
    return text.id !== 'said';
}
