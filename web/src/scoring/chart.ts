/** Where the lines of the chart of points run. */

export interface Scale {
    readonly left: number;
    readonly ticks: readonly number[];
    x(move: number): number;
    y(points: number): number;
}

const STEPS = [5, 10, 20, 25, 50, 100, 200];
const MOST_TICKS = 7;
const LEFT = 40;
const TOP = 14;
const BOTTOM = 34;
const JUMP = 70; // from the last move to the final score
const END = 34;

type Points = readonly (readonly number[])[];

/** A scale on which everything fits, with round numbers at its side. */
export function scaleOf(points: Points, totals: readonly number[], width: number, height: number): Scale {
    const all = [...points.flat(), ...totals, 0];
    const [low, high] = [Math.min(...all), Math.max(...all, 1)];
    const step = STEPS.find((size) => (high - low) / size <= MOST_TICKS - 1) ?? 500;
    const [first, last] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
    const ticks = Array.from({ length: (last - first) / step + 1 }, (_, i) => first + i * step);
    const moves = Math.max(points.length - 1, 1);
    return {
        left: LEFT,
        ticks,
        x: (move) => LEFT + (move / moves) * (width - LEFT - JUMP - END),
        y: (value) => TOP + ((last - value) / (last - first)) * (height - TOP - BOTTOM),
    };
}

/** The line of a seat: level between its claims, then straight to its total. */
export function linePath(points: Points, seat: number, total: number, scale: Scale): string {
    const parts: string[] = [];
    let before: number | null = null;
    points.forEach((values, move) => {
        const value = values[seat] ?? 0;
        if (before === null) parts.push(`M${round(scale.x(move))} ${round(scale.y(value))}`);
        else if (value !== before) parts.push(`H${round(scale.x(move))}V${round(scale.y(value))}`);
        before = value;
    });
    const end = scale.x(Math.max(points.length - 1, 1));
    return `${parts.join('')}H${round(end)}L${round(end + JUMP)} ${round(scale.y(total))}`;
}

/** Some of the moves with the points after them, for a table: the first and the last always among them. */
export function rowsOf(points: Points, most: number): readonly { move: number; values: readonly number[] }[] {
    const last = points.length - 1;
    const count = Math.min(most, last + 1);
    const moves = Array.from({ length: count }, (_, i) => Math.round((i * last) / Math.max(count - 1, 1)));
    return [...new Set(moves)].map((move) => ({ move, values: points[move] ?? [] }));
}

function round(value: number): number {
    return Math.round(value * 10) / 10;
}
