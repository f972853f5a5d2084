import { expect, test } from 'vitest';
import { possibleOf } from './possible';

test('legal actions are told by what they are about', () => {
    const possible = possibleOf([
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
    expect(possible.canClaim && possible.canBuild).toBe(true);
    expect(possible.canPass || possible.canWithdraw).toBe(false);
});
