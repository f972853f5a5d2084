import { describe, expect, test } from 'vitest';
import { Digging } from './digging.svelte';
import type { Play } from './play.svelte';
import type { Line } from './story';

type Text = Line['text'];
const DUG: Text = { id: 'dug', route: 'paris-zurich', cards: { blue: 2, locomotive: 1 } };
const REVEALED: Text = { id: 'revealed', cards: ['blue', 'red', 'white'], count: 1 };
const THROUGH: Text = { id: 'dug-through', route: 'paris-zurich', points: 4 };
const ADDED: Text = { id: 'added', cards: { blue: 1 } };
const SHOWN = { cards: ['blue', 'red', 'white'], colour: 'blue', extras: 1 };

function lines(...texts: readonly Text[]): readonly Line[] {
    return texts.map((text) => ({ seq: 1, move: 1, at: 0, seat: 0, place: null, text }));
}

function playOf(payment: object | null = null): Play {
    const view = { phase: payment ? 'pay_extra' : 'turn', payment };
    return { table: { isYourTurn: true, view }, turnAll: null } as unknown as Play;
}

function digging(payment: object | null = null): Digging {
    return new Digging(playOf(payment), true);
}

describe('the cards of a tunnel', () => {
    test.each([
        ['are shown when it is dug', [[DUG, REVEALED]], SHOWN],
        ['stay while nothing of the reader happens', [[DUG, REVEALED], []], SHOWN],
        [
            'stay when it is paid for',
            [
                [DUG, REVEALED],
                [ADDED, THROUGH],
            ],
            SHOWN,
        ],
        ['go with the next thing', [[DUG, REVEALED], [{ id: 'took', colour: 'red' }]], null],
        ['are none where nothing is dug', [[{ id: 'took', colour: 'red' }]], null],
        [
            'count locomotives alone',
            [[{ ...DUG, cards: { locomotive: 3 } }, REVEALED]],
            { ...SHOWN, colour: 'locomotive' },
        ],
    ] as const)('%s', (_, pages, expected) => {
        const dug = digging();
        for (const page of pages) dug.learn(lines(...page));
        expect(dug.revealed).toEqual(expected);
        dug.close();
        expect(dug.revealed).toBeNull();
    });

    test('are those of the table for as long as more is owed', () => {
        const dug = digging({ revealed: ['red', 'red', 'green'], colour: 'red', extras: 2 });
        dug.close();
        expect([dug.isOwed, dug.revealed]).toEqual([
            true,
            { cards: ['red', 'red', 'green'], colour: 'red', extras: 2 },
        ]);
    });

    test.each([true, false])(
        'are to be turned before anything else is seen, where they are: %s',
        (isWatched) => {
            const play = playOf();
            const dug = new Digging(play, isWatched);
            dug.learn(lines({ id: 'took', colour: 'red' }));
            expect(play.turnAll).toBeNull();
            dug.learn(lines(DUG, REVEALED, THROUGH));
            expect(play.turnAll !== null).toBe(isWatched);
        },
    );
});
