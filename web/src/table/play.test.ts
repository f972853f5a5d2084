import { expect, test } from 'vitest';
import { cheapestFirst, sorted } from './play.svelte';

test('legal actions are sorted by what they are about', () => {
    const possible = sorted([
        { do: 'draw', card: 'deck' },
        { do: 'draw', card: 'red' },
        { do: 'tickets' },
        { do: 'claim', route: 'a-b' },
        { do: 'station', city: 'paris' },
        { do: 'pay', colour: 'red', locomotives: 0 },
        { do: 'pay', colour: 'red', locomotives: 2 },
        { do: 'pay', colour: 'locomotive' },
        { do: 'keep', positions: [1, 3] },
        { do: 'passenger', colour: null },
    ]);
    expect([...possible.cards]).toEqual(['deck', 'red']);
    expect(possible.mixes).toEqual([0]);
    expect([...possible.targets]).toEqual(['a-b', 'paris']);
    expect(possible.payments).toEqual(['red', 'red+2', 'locomotives']);
    expect(possible.keeps).toEqual([[1, 3]]);
    expect(possible.passengers).toEqual([null]);
    expect(possible.canPass || possible.canWithdraw).toBe(false);
});

test('locomotives are saved, and then the colour of which least is left', () => {
    const hand = { red: 3, blue: 5, locomotive: 2 };
    const payments = ['locomotives', 'red+1', 'red', 'blue'];
    expect(cheapestFirst(payments, hand, 3)).toEqual(['blue', 'red', 'red+1', 'locomotives']);
});
