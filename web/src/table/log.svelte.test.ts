import { expect, test } from 'vitest';
import { Log, numCommon } from './log.svelte';
import type { Line } from './story';

function line(id: 'drew' | 'said', seq: number): Line {
    const text = id === 'drew' ? { id } : { id, phrase: null, words: 'hello' };
    return { seq, move: seq, at: 0, seat: 0, place: null, text };
}

const drawn = Array.from({ length: 30 }, (_, seq) => line('drew', seq));

test('new lines come after those of before', () => {
    const log = new Log();
    log.tell(drawn.slice(0, 20));
    const { lines } = log;
    log.tell(drawn.slice(0, 20));
    expect(log.lines).toBe(lines);
    log.tell(drawn);
    expect(log.lines).toEqual(drawn);
});

test('talk is not in the log', () => {
    const log = new Log();
    log.tell([drawn[0]!, line('said', 1), drawn[1]!]);
    log.tell([drawn[0]!, line('said', 1), drawn[1]!, line('said', 2)]);
    expect(log.lines).toEqual(drawn.slice(0, 2));
});

test('what is not to be told yet is left out again', () => {
    const log = new Log();
    log.tell(drawn);
    log.tell(drawn.slice(0, 21));
    expect(log.lines).toEqual(drawn.slice(0, 21));
    log.tell(drawn);
    expect(log.lines).toEqual(drawn);
});

test('what was taken back is gone', () => {
    const log = new Log();
    log.tell(drawn);
    const others = drawn.slice(0, 28).map((one) => ({ ...one }));
    log.tell(others);
    expect(log.lines).toEqual(others);
    log.tell([]);
    expect(log.lines).toEqual([]);
});

test('lists begin with the same lines, or are others', () => {
    const others = drawn.map((one) => ({ ...one }));
    expect(numCommon(drawn, drawn.slice(0, 5))).toBe(5);
    expect(numCommon(drawn.slice(0, 5), drawn)).toBe(5);
    expect(numCommon(drawn, others)).toBe(0);
    expect(numCommon(drawn, [])).toBe(0);
    expect(numCommon(drawn, drawn.slice(1))).toBe(0);
});
