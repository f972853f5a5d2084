import { expect, test } from 'vitest';
import { Log } from './log.svelte';
import type { Line } from './story';

function line(id: 'drew' | 'said', seq: number): Line {
    const text = id === 'drew' ? { id } : { id, phrase: null, words: 'hello' };
    return { seq, move: seq, at: 0, seat: 0, place: null, text };
}

const drawn = Array.from({ length: 30 }, (_, seq) => line('drew', seq));

function told(log: Log): readonly Line[] {
    return log.sheets.flatMap(({ lines }) => lines);
}

test('lines come onto sheets in their order, and only the last sheet changes', () => {
    const log = new Log();
    log.tell(drawn.slice(0, 20));
    const [first, ...others] = log.sheets;
    const lines = first?.lines;
    log.tell(drawn);
    expect(told(log)).toEqual(drawn);
    expect(log.sheets[0]).toBe(first);
    expect(first?.lines).toBe(lines);
    expect(log.sheets.slice(1, 1 + others.length)).toEqual(others);
});

test('talk is not in the log', () => {
    const log = new Log();
    log.tell([drawn[0]!, line('said', 1), drawn[1]!]);
    log.tell([drawn[0]!, line('said', 1), drawn[1]!, line('said', 2)]);
    expect(told(log)).toEqual(drawn.slice(0, 2));
});

test('what is not to be told yet is left out again', () => {
    const log = new Log();
    log.tell(drawn);
    const [first] = log.sheets;
    log.tell(drawn.slice(0, 21));
    expect(told(log)).toEqual(drawn.slice(0, 21));
    log.tell(drawn);
    expect(told(log)).toEqual(drawn);
    expect(log.sheets[0]).toBe(first);
});

test('what was taken back is gone', () => {
    const log = new Log();
    log.tell(drawn);
    const others = drawn.slice(0, 28).map((one) => ({ ...one }));
    log.tell(others);
    expect(told(log)).toEqual(others);
    log.tell([]);
    expect(told(log)).toEqual([]);
});
