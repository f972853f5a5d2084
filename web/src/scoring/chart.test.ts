import { describe, expect, it } from 'vitest';

import { linePath, rowsOf, scaleOf } from './chart';

const POINTS = [[0, 0], [0, 7], [4, 7], [4, 22]]; // prettier-ignore

describe('the chart of points', () => {
    it('has room for everything, losses too', () => {
        const scale = scaleOf(POINTS, [-31, 118], 640, 300);
        for (const value of [-31, 0, 22, 118]) {
            expect(scale.y(value)).toBeGreaterThanOrEqual(14);
            expect(scale.y(value)).toBeLessThanOrEqual(300 - 34);
        }
        expect(scale.y(118)).toBeLessThan(scale.y(-31));
        expect(scale.ticks).toContain(0);
        expect(scale.ticks.length).toBeLessThanOrEqual(9);
    });

    it('runs from the first move over each claim to the total', () => {
        const scale = scaleOf(POINTS, [10, 20], 640, 300);
        const y = (value: number) => Math.round(scale.y(value) * 10) / 10;
        const x = (move: number) => Math.round(scale.x(move) * 10) / 10;
        expect(linePath(POINTS, 0, 10, scale)).toBe(
            `M${x(0)} ${y(0)}H${x(2)}V${y(4)}H${x(3)}L${x(3) + 70} ${y(10)}`,
        );
    });

    it('survives a game without moves or points', () => {
        const scale = scaleOf([[0, 0]], [0, 0], 640, 300);
        expect(linePath([[0, 0]], 0, 0, scale)).not.toContain('NaN');
    });

    it('has a table of some moves, with the first and the last', () => {
        const many = Array.from({ length: 301 }, (_, i) => [i, 2 * i]);
        const rows = rowsOf(many, 12);
        expect(rows).toHaveLength(12);
        expect(rows[0]).toEqual({ move: 0, values: [0, 0] });
        expect(rows.at(-1)).toEqual({ move: 300, values: [300, 600] });
        expect(rowsOf(POINTS, 12).map(({ move }) => move)).toEqual([0, 1, 2, 3]);
        expect(rowsOf([[0, 0]], 12)).toHaveLength(1);
    });
});
