import { beforeEach, expect, test } from 'vitest';
import type { Line } from './story';
import { Visit } from './visit';

function line(seq: number | null, seat: number | null): Line {
    return { seq, seat, move: seq, at: 0, place: null, text: { id: 'passed' } };
}

const LINES = [line(1, 0), line(2, 1), line(3, null), line(4, 2), line(null, 1), line(5, 0), line(6, 1)];

beforeEach(() => localStorage.clear());

test.each([
    ['somebody who is here for the first time', null, 0, []],
    ['somebody who left after the second event', 2, 0, [4, 6]],
    ['another player', 2, 1, [4, 5]],
    ['somebody who has seen everything', 6, 0, []],
    ['somebody who watches', 2, null, []],
])('what others have done meanwhile: for %s', (_, left, seat, expected) => {
    if (left !== null) new Visit('table').note(left);
    expect(new Visit('table').missed(LINES, seat).map(({ seq }) => seq)).toEqual(expected);
});

test('each table has its own', () => {
    new Visit('one').note(2);
    expect(new Visit('other').missed(LINES, 0)).toEqual([]);
});
