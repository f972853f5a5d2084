import { expect, test } from 'vitest';
import { cheapestFirst } from './play.svelte';

test('locomotives are saved, and then the colour of which least is left', () => {
    const hand = { red: 3, blue: 5, locomotive: 2 };
    const payments = ['locomotives', 'red+1', 'red', 'blue'];
    expect(cheapestFirst(payments, hand, 3)).toEqual(['blue', 'red', 'red+1', 'locomotives']);
});
