import { expect, test } from 'vitest';
import { flightsOf } from './flying';
import type { Line } from './story';

const ROW = ['red', 'locomotive', 'blue', 'locomotive', 'green'];

function line(text: Line['text']): Line {
    return { seq: 1, seat: 1, move: 1, at: 0, place: null, text };
}

test('a card flies to whoever takes it, and to the place of its like in one’s own hand', () => {
    const took = [line({ id: 'took', colour: 'blue' })];
    expect(flightsOf(took, ROW, 0)).toMatchObject([{ kind: 'blue', from: 'row-2', to: 'player-1' }]);
    expect(flightsOf(took, ROW, 1)).toMatchObject([{ to: 'hand-blue' }]);
});

test('nobody sees what others draw', () => {
    const [flight] = flightsOf([line({ id: 'drew-card', colour: 'red' })], ROW, 0);
    expect(flight).toMatchObject({ kind: null, from: 'deck', to: 'player-1' });
});

test('a row that is renewed goes to the deck and comes anew, in less than half a second', () => {
    const fresh = ['white', 'black', 'red', 'blue', 'locomotive'];
    const renewed = line({ id: 'row-renewed', turned: ['locomotive', ...fresh] });
    const [taken, ...flights] = flightsOf([line({ id: 'took', colour: 'blue' }), renewed], ROW, 0);
    expect(taken?.from).toBe('row-2');
    const gone = flights.filter(({ to }) => to === 'deck');
    const come = flights.filter(({ from }) => from === 'deck');
    expect(gone.map(({ from, kind }) => [from, kind])).toEqual([
        ['row-0', 'red'],
        ['row-1', 'locomotive'],
        ['row-2', 'locomotive'],
        ['row-3', 'locomotive'],
        ['row-4', 'green'],
    ]);
    expect(come.map(({ to, kind }) => [to, kind])).toEqual(fresh.map((kind, slot) => [`row-${slot}`, kind]));
    come.forEach(({ delay }, slot) => {
        const { delay: left = 0, lasts = 0 } = gone[slot] ?? {};
        expect(delay).toBeGreaterThanOrEqual(left + lasts);
    });
    const times = flights.map(({ delay, lasts }) => delay + lasts);
    expect(Math.max(...times) - Math.min(...flights.map(({ delay }) => delay))).toBeLessThan(500);
});

test('of a long catch-up only the end is shown, at once', () => {
    const lines = Array.from({ length: 30 }, () => line({ id: 'drew' }));
    const flights = flightsOf(lines, ROW, 0);
    expect([flights.length, flights[0]?.delay]).toEqual([12, 0]);
});
