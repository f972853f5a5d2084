import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { Live } from './live.svelte';

interface Stand {
    readonly seq: number;
    readonly view: {
        readonly row: readonly string[];
        readonly seats: readonly { readonly cards: number }[];
    } | null;
}

let stop = (): void => undefined;
afterEach(() => stop());

function stand(seq: number, row: readonly string[], ...cards: readonly number[]): Stand {
    return { seq, view: { row, seats: cards.map((count) => ({ cards: count })) } };
}

function follow(first: Stand): Live<Stand> {
    return new Live(first, { view: { seats: [{}] } });
}

/** All that was read, in each reading; it is read again whenever what it has read changes. */
function read(...readings: readonly (() => unknown)[]): readonly unknown[][] {
    const seen = readings.map((): unknown[] => []);
    stop = $effect.root(() => {
        for (const [number, reading] of readings.entries()) {
            $effect(() => void seen[number]?.push(reading()));
        }
    });
    flushSync();
    return seen;
}

test('only who has read what has changed hears of it', () => {
    const live = follow(stand(1, ['red', 'blue'], 4, 4));
    const { now } = live;
    const seen = read(
        () => now.seq,
        () => now.view?.row.join(),
        () => now.view?.seats[0]?.cards,
        () => now.view?.seats[1]?.cards,
        () => now.view?.seats.map(({ cards }) => cards).join(),
    );
    live.learn(stand(2, ['red', 'blue'], 4, 5));
    flushSync();
    expect(seen).toEqual([[1, 2], ['red,blue'], [4], [4, 5], ['4,4', '4,5']]);
});

test('what says the same stays the same, and what was read before stays as it was', () => {
    const live = follow(stand(1, ['red'], 4));
    const row = live.now.view?.row;
    live.learn(stand(2, ['red'], 5));
    expect(live.now.view?.row).toBe(row);
    live.learn(stand(3, ['blue'], 5));
    expect([row, live.now.view?.row]).toEqual([['red'], ['blue']]);
});

test('parts come and go, and lists change their length', () => {
    const live = follow({ seq: 0, view: null });
    const seen = read(() => live.now.view?.seats.map(({ cards }) => cards) ?? null);
    for (const next of [stand(1, [], 1), stand(2, [], 1, 2), stand(3, [], 3), { seq: 4, view: null }]) {
        live.learn(next);
        flushSync();
    }
    expect(seen).toEqual([[null, [1], [1, 2], [3], null]]);
});

test('it is what was told last, for whoever wants all of it', () => {
    const live = follow(stand(1, ['red'], 4, 4));
    live.learn(stand(2, ['blue'], 5));
    expect(structuredClone(JSON.parse(JSON.stringify(live.now)))).toEqual(stand(2, ['blue'], 5));
    expect(Object.keys(live.now.view ?? {})).toEqual(['row', 'seats']);
});
