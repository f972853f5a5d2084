import { expect, test } from 'vitest';
import { standingAfter, type Changes } from './changes';

function told(changes: unknown): Changes {
    return changes as Changes;
}

const first = told({
    seq: 5,
    table: { status: 'playing', places: [{ name: 'Jana' }, { name: 'Petr' }] },
    view: {
        phase: 'turn',
        row: ['red', 'blue'],
        own: { hand: { red: 2 } },
        seats: [{ cards: 4 }, { cards: 5 }],
    },
});

test('what is not told stays as it is', () => {
    const next = told({ seq: 6, table: {}, view: { phase: 'second_card', seats: [{}, { cards: 6 }] } });
    expect(standingAfter([first, next])).toEqual({
        seq: 6,
        table: first.table,
        view: { ...first.view, phase: 'second_card', seats: [{ cards: 4 }, { cards: 6 }] },
    });
    expect(standingAfter([first])).toBe(first);
    expect(standingAfter([])).toBeNull();
});

test('what is told is told whole, without what it had before', () => {
    const next = told({
        seq: 6,
        table: { places: [{ name: 'Jana K.' }, {}] },
        view: { row: ['green'], own: { hand: { blue: 1 } } },
    });
    expect(standingAfter([first, next])).toEqual({
        seq: 6,
        table: { status: 'playing', places: [{ name: 'Jana K.' }, { name: 'Petr' }] },
        view: { ...first.view, row: ['green'], own: { hand: { blue: 1 } } },
    });
});

test('a game begins, and ends for whoever may no longer see it', () => {
    const waiting = { ...first, view: null };
    expect(standingAfter([waiting, first])).toEqual(first);
    expect(standingAfter([first, waiting])).toEqual(waiting);
});
