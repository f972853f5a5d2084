/** The lines of the log. */
import type { Line } from './story';

export class Log {
    lines = $state.raw<readonly Line[]>([]);
    #told: readonly Line[] = [];

    /** Learn all lines that there are. Most are those of before, and are not gone through again. */
    tell(told: readonly Line[]): void {
        const common = numCommon(this.#told, told);
        const isLonger = common === this.#told.length;
        const [kept, fresh] = isLonger ? [this.lines, told.slice(common)] : [[], told];
        this.#told = told;
        if (!isLonger || fresh.length) this.lines = [...kept, ...fresh.filter(isTold)];
    }
}

/** With how many of the same lines both begin: what is told is told on, or anew. */
export function numCommon(one: readonly Line[], other: readonly Line[]): number {
    const most = Math.min(one.length, other.length);
    return one[0] === other[0] && one[most - 1] === other[most - 1] ? most : 0;
}

/** What is said has a place of its own. */
function isTold({ text }: Line): boolean {
    return text.id !== 'said';
}
