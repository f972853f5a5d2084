import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { callToTurns } from './attention.svelte';
import { NOTHING } from './barParts';
import type { Play } from './play.svelte';
import type { Voice } from './voice.svelte';

afterEach(() => vi.restoreAllMocks());

class Turn {
    isYourTurn = $state(false);
    move = $state.raw<object | null>(null);
}

/** Somebody at a table, who looks at it or not. */
function at(isLooking: boolean) {
    vi.spyOn(document, 'hasFocus').mockReturnValue(isLooking);
    const turn = new Turn();
    const call = vi.fn();
    const play = { table: turn, next: turn } as unknown as Play;
    const bar = { ...NOTHING, title: 'Now', hint: 'act.' };
    const leave = $effect.root(() => callToTurns(play, () => bar, { call } as unknown as Voice));
    const begin = (isYours: boolean): void => {
        turn.isYourTurn = isYours;
        flushSync();
    };
    flushSync();
    return { turn, call, begin, leave };
}

test('who is elsewhere reads it in the title, until they look or the turn is over', () => {
    const { begin, leave } = at(false);
    begin(true);
    expect(document.title).toContain('●');
    window.dispatchEvent(new Event('focus'));
    flushSync();
    expect(document.title).toBe('Vagon');
    window.dispatchEvent(new Event('blur'));
    flushSync();
    expect(document.title).toContain('●');
    begin(false);
    expect(document.title).toBe('Vagon');
    begin(true);
    leave();
    expect(document.title).toBe('Vagon');
});

test('everybody is called once, when the turn begins', () => {
    const { call, begin, leave } = at(true);
    begin(true);
    expect(document.title).toBe('Vagon');
    expect(call.mock.calls).toEqual([['Now act.']]);
    begin(true);
    begin(false);
    begin(true);
    expect(call).toHaveBeenCalledTimes(2);
    leave();
});

test('nobody is called to a turn whose move is prepared', () => {
    const { turn, call, begin, leave } = at(false);
    turn.move = {};
    begin(true);
    expect([call.mock.calls.length, document.title]).toEqual([0, 'Vagon']);
    leave();
});
