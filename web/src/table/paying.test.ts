import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '../state/settings.svelte';
import { testMap } from '../testing';
import { loadWords } from '../words/words.svelte';
import { extraBar, selectionBar, turningBar } from './paying';
import type { Play, Selection } from './play.svelte';

const map = testMap('europe');
const ODDS = { 'pay blue': [0.5, 0.3, 0.15, 0.05], 'pay locomotives': [0.8, 0.15, 0.05, 0] };
const LOOKED_AT: Selection = {
    kind: 'route',
    id: 'paris-zurich',
    answer: { payments: ['pay blue', 'pay locomotives'], refusal: null, tunnel: ODDS },
    payments: ['blue', 'locomotives'],
    chosen: 'blue',
};

/** Somebody at their turn who looks at something. */
function looking(
    selection: Partial<Selection>,
    isYourTurn = true,
    isOpen = isYourTurn,
    canPrepare = false,
): Play {
    const chosen = { ...LOOKED_AT, ...selection };
    return {
        map,
        seat: 0,
        selection: chosen,
        possible: { targets: new Set(isOpen ? [chosen.id] : []) },
        pieces: { owners: {}, stations: {} },
        plan: { routes: new Set() },
        next: { move: null },
        canPrepare,
        table: { isYourTurn, isSending: false },
        price: () => 3,
        say: ({ code }: { code: string }) => `refused: ${code}`,
    } as unknown as Play;
}

beforeEach(async () => {
    settings.oddsHint = true;
    settings.language = 'en';
    await loadWords();
});

describe('the odds of a tunnel', () => {
    test.each([
        ['blue', ['50%', '30%', '20%']],
        ['locomotives', ['80%', '15%', '5%']],
    ])('are those of what is paid: %s', (chosen, percents) => {
        const { hint } = selectionBar(looking({ chosen }));
        expect(hint.match(/\d+%/g)).toEqual(percents);
    });

    test('are told only to those who want them', () => {
        settings.oddsHint = false;
        expect(selectionBar(looking({})).hint).not.toContain('%');
    });
});

describe('what is looked at', () => {
    test('is claimed with what is chosen, the cheapest first', () => {
        const bar = selectionBar(looking({}));
        expect(bar.options.map(({ key, isChosen }) => [key, isChosen])).toEqual([
            ['blue', true],
            ['locomotives', false],
        ]);
        expect(bar.options[1]?.cards).toEqual({ locomotive: 3 });
        expect(bar.primary).toMatchObject({ label: 'Claim', isEnabled: true });
    });

    test('says why not', () => {
        const refusal = { code: 'not_enough_cards', rule: null, facts: {} };
        const answer = { payments: [], refusal, tunnel: null };
        const bar = selectionBar(looking({ answer, payments: [], chosen: null }, true, false));
        expect(bar.hint).toBe('refused: not_enough_cards');
        expect(bar.primary).toBeNull();
    });

    test('waits for the turn', () => {
        const bar = selectionBar(looking({}, false));
        expect([bar.primary, bar.options, bar.isUrgent]).toEqual([null, [], false]);
        expect(bar.hint).toBe('You have the cards for it.');
    });

    test('is prepared while others play', () => {
        const bar = selectionBar(looking({}, false, false, true));
        expect(bar.primary).toMatchObject({ label: 'Claim next turn', isEnabled: true });
        expect([bar.options.length, bar.isUrgent]).toEqual([2, false]);
    });

    test('cannot be prepared without the cards for it', () => {
        const refusal = { code: 'not_enough_cards', rule: null, facts: {} };
        const answer = { payments: [], refusal, tunnel: null };
        const bar = selectionBar(looking({ answer, payments: [], chosen: null }, false, false, true));
        expect([bar.hint, bar.primary]).toEqual(['refused: not_enough_cards', null]);
    });
});

describe('a tunnel that costs more', () => {
    /** Somebody whose tunnel has shown one card of the colour that was paid. */
    function digging(adds: readonly number[]): Play {
        const payment = { extras: 1, colour: 'blue' };
        const table = { view: { payment }, isSending: false };
        return {
            map,
            table,
            payment: null,
            possible: { adds, canWithdraw: true },
        } as unknown as Play;
    }

    test('is not told before its cards are seen', () => {
        let isTurned = false;
        const bar = turningBar(() => (isTurned = true));
        expect([bar.title, bar.others, bar.options]).toEqual(['Tunnel', [], []]);
        bar.primary?.run();
        expect(isTurned).toBe(true);
    });

    test('is paid, or given up', () => {
        const bar = extraBar(digging([0]));
        expect(bar.primary?.label).toMatch(/^Add .?1.? card$/);
        expect(bar.others.map(({ label }) => label)).toEqual(['Withdraw']);
    });

    test('can only be given up without the cards', () => {
        const bar = extraBar(digging([]));
        expect([bar.primary?.label, bar.others]).toEqual(['Withdraw', []]);
    });
});
