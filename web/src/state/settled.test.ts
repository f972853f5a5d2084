import { expect, test } from 'vitest';
import { settled, settling } from './settled';

test('what says the same is the same', () => {
    const before = { a: [1, 2], b: { c: 'x' }, d: null };
    expect(settled(before, { a: [1, 2], b: { c: 'x' }, d: null })).toBe(before);
    const next = settled<object>(before, { a: [1, 2], b: { c: 'y' }, d: null });
    expect(next).toEqual({ a: [1, 2], b: { c: 'y' }, d: null });
    expect((next as typeof before).a).toBe(before.a);
});

test.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, {}],
    [{}, []],
    [{ a: [] }, { a: {} }],
    [{ a: null }, { a: {} }],
    [null, { a: 1 }],
])('%j becomes %j', (before: unknown, next: unknown) => {
    const copy: unknown = structuredClone(next);
    expect(settled(before, next)).toEqual(copy);
    expect(settled(before, next)).not.toBe(before);
});

test('what is made again and again keeps those of its parts that say the same', () => {
    let cards = 4;
    const seats = settling(() => ({ first: { cards: 4 }, second: { cards } }));
    const before = seats();
    expect(seats()).toBe(before);
    cards = 5;
    const next = seats();
    expect(next).toEqual({ first: { cards: 4 }, second: { cards: 5 } });
    expect(next.first).toBe(before.first);
});
