import { describe, expect, it } from 'vitest';

import recorded from '../testing/europe-film.json';
import { Reel, type Film, type Frame } from './reel.svelte';

const FILM = recorded as unknown as Film;

/** A game of so many moves; what was asked for. */
function game(moves: () => number) {
    const asked: [number, number][] = [];
    const source = (first: number, count: number) => {
        asked.push([first, count]);
        const frames = Array.from(
            { length: Math.max(0, Math.min(count, moves() + 1 - first)) },
            (_, i) => ({ ...FILM.frames[0], number: first + i }) as unknown as Frame,
        );
        const value: Film = { ...FILM, moves: FILM.moves.slice(0, moves()), first, frames };
        return Promise.resolve({ ok: true as const, value });
    };
    return { asked, reel: new Reel(source) };
}

describe('a reel', () => {
    it('fetches a length at a time, once', async () => {
        const { asked, reel } = game(() => 100);
        await reel.load(40);
        await reel.load(63);
        await reel.load(64);
        expect(asked).toEqual([
            [32, 32],
            [64, 32],
        ]);
        expect(reel.last).toBe(100);
        expect(reel.frame(40)).toMatchObject({ number: 40 });
        expect(reel.frame(31)).toBeNull();
    });

    it('asks again for an end that may have moved on', async () => {
        let moves = 10;
        const { asked, reel } = game(() => moves);
        await reel.load(10);
        moves = 12;
        await reel.load(12);
        expect(asked).toHaveLength(2);
        expect(reel.last).toBe(12);
        expect(reel.frame(12)).not.toBeNull();
    });

    it('keeps what it has when an answer fails, and tries again', async () => {
        let isDown = false;
        const reel = new Reel((first, count) =>
            Promise.resolve(
                isDown
                    ? { ok: false, status: 0, problem: { code: 'unreachable', rule: null, facts: {} } }
                    : { ok: true, value: { ...FILM, first, frames: FILM.frames.slice(0, count) } },
            ),
        );
        await reel.load(0);
        isDown = true;
        await reel.load(40);
        expect(reel.problem?.code).toBe('unreachable');
        expect(reel.frame(0)).not.toBeNull();
        isDown = false;
        await reel.load(40);
        expect(reel.problem).toBeNull();
    });
});
