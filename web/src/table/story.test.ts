import { describe, expect, test } from 'vitest';
import type { NewsItem, Told } from '../api/types';
import { testMap } from '../testing';
import { cardsOf, lastStanding, numCommon, paid, standing, Story, Teller } from './story';

const europe = testMap('europe');
const germany = testMap('germany');

function played(seq: number, ...moves: Told[]): NewsItem {
    return { at: 0, event: 'played', seq, place: moves[0]?.seat ?? 0, moves };
}

function told(seat: number, action: string | null, chance: string[] = [], kept: number | null = null): Told {
    return { seat, action, kept, chance };
}

function texts(map: typeof europe, ...items: NewsItem[]) {
    const teller = new Teller(map);
    return items.flatMap((item) => teller.lines(item)).map(({ text }) => text);
}

describe('a payment', () => {
    test.each([
        ['red', 3, { red: 3 }],
        ['red+1', 3, { red: 2, locomotive: 1 }],
        ['locomotives', 2, { locomotive: 2 }],
    ])('%s for %i', (payment, length, cards) => expect(paid(payment, length)).toEqual(cards));
});

describe('the story', () => {
    test('tells a name that is new, and not the one with which somebody sits down', () => {
        const item = (event: 'joined' | 'renamed' | 'started', place: number): NewsItem => ({
            at: 0,
            event,
            place,
        });
        const seated = [item('joined', 0), item('renamed', 0), item('joined', 1)];
        expect(texts(europe, ...seated)).toEqual([{ id: 'joined' }, { id: 'joined' }]);
        const later = [item('started', 0), item('renamed', 1)];
        expect(texts(europe, ...seated, ...later).at(-1)).toEqual({ id: 'renamed' });
    });

    test('tells a claim with what was paid for it', () => {
        const item = played(
            1,
            told(0, 'claim paris-zurich'),
            told(0, 'pay blue+1', ['card red', 'card white', 'card black']),
        );
        expect(europe.route('paris-zurich').kind).toBe('tunnel');
        const lines = texts(europe, item).map(({ id }) => id);
        expect(lines).toEqual(['dug', 'revealed', 'dug-through']);
    });

    test('waits for the extra cards of a tunnel', () => {
        const dug = played(
            1,
            told(1, 'claim paris-zurich'),
            told(1, 'pay blue', ['card blue', 'card locomotive', 'card red']),
        );
        const lines = texts(europe, dug, played(2, told(1, 'add+1')));
        expect(lines).toMatchObject([
            { id: 'dug', cards: { blue: 3 } },
            { id: 'revealed', count: 2 },
            { id: 'added', cards: { blue: 1, locomotive: 1 } },
            { id: 'dug-through', points: 4 },
        ]);
        expect(texts(europe, dug, played(2, told(1, 'withdraw'))).at(-1)).toMatchObject({ id: 'withdrew' });
    });

    test('counts a station by those built before', () => {
        const first = played(1, told(0, 'station paris'), told(0, 'pay red'));
        const second = played(2, told(0, 'station wien'), told(0, 'pay green+1'));
        expect(texts(europe, first, second)).toEqual([
            { id: 'station', city: 'paris', cards: { red: 1 } },
            { id: 'station', city: 'wien', cards: { green: 1, locomotive: 1 } },
        ]);
    });

    test('hides what is hidden', () => {
        expect(texts(europe, played(1, told(1, 'draw deck')))).toEqual([{ id: 'drew' }]);
        expect(texts(europe, played(1, told(0, 'draw deck', ['card red'])))).toEqual([
            { id: 'drew-card', colour: 'red' },
        ]);
        expect(texts(europe, played(1, told(1, null, [], 2)))).toEqual([{ id: 'kept', count: 2 }]);
        expect(texts(europe, played(1, told(1, null)))).toEqual([{ id: 'kept-secret' }]);
    });

    test('names own tickets, of those that were drawn', () => {
        const drawn = played(1, told(0, 'tickets', ['ticket a-b', 'ticket c-d', 'ticket e-f']));
        expect(texts(europe, drawn, played(2, told(0, 'keep 1,3')))).toEqual([
            { id: 'tickets', count: 3 },
            { id: 'kept-tickets', tickets: ['a-b', 'e-f'] },
        ]);
    });

    test('knows at which end a passenger boards', () => {
        const route = germany.routes.find(({ ends }) => ends.includes('chemnitz'));
        const [one, other] = route?.ends ?? ['', ''];
        const again = played(
            1,
            told(0, `claim ${route?.id}`),
            told(0, 'pay red'),
            told(0, 'passenger red'),
            told(0, 'passenger none'),
        );
        expect(texts(germany, again).slice(1)).toEqual([
            { id: 'passenger', colour: 'red', end: one },
            { id: 'no-passenger', end: other },
        ]);
    });

    test('knows which cards each line is about', () => {
        const teller = new Teller(europe);
        const lines = teller.lines(
            played(
                1,
                told(0, 'draw red', ['card blue']),
                told(0, 'draw deck'),
                told(0, 'draw deck', ['card locomotive']),
                told(0, 'claim paris-zurich'),
                told(0, 'pay blue+1', ['card red', 'card red', 'card white']),
                told(1, 'pass'),
            ),
        );
        expect(lines.map((line) => [line.text.id, cardsOf(line)])).toEqual([
            ['took', { red: 1 }],
            ['drew', null],
            ['drew-card', { locomotive: 1 }],
            ['dug', { blue: 2, locomotive: 1 }],
            ['revealed', { red: 2, white: 1 }],
            ['dug-through', null],
            ['passed', null],
        ]);
    });

    test('says when the row was renewed', () => {
        const lines = texts(
            europe,
            played(1, told(1, 'draw red', ['card locomotive', 'card red', 'card blue'])),
        );
        expect(lines).toEqual([
            { id: 'took', colour: 'red' },
            { id: 'row-renewed', turned: ['locomotive', 'red', 'blue'] },
        ]);
    });

    test('leaves out what was taken back, and is told on from where it was', () => {
        const first = played(1, told(0, 'claim brest-paris'), told(0, 'pay black'));
        const undone: NewsItem = { at: 0, event: 'undone', seq: 2, place: 0 };
        expect(standing([first, undone])).toEqual([undone]);
        const story = new Story(europe);
        expect(story.tell([first]).map(({ text }) => text.id)).toEqual(['claimed']);
        expect(story.tell([first, undone]).map(({ text }) => text.id)).toEqual(['undone']);
        const after = played(3, told(1, 'draw deck'));
        const lines = story.tell([first, undone, after]);
        expect(lines.map(({ text }) => text.id)).toEqual(['undone', 'drew']);
        expect(story.tell([first, undone, after])).toBe(lines);
    });

    test('leaves the last move that stands', () => {
        const [first, second, third] = [1, 2, 4].map((seq) => played(seq, told(0, 'draw deck')));
        const undone: NewsItem = { at: 0, event: 'undone', seq: 3, place: 0 };
        if (!first || !second || !third) throw new Error('no moves');
        expect(lastStanding([first, second])).toBe(second);
        expect(lastStanding([first, second, undone])).toBe(first);
        expect(lastStanding([first, second, undone, third, undone])).toBe(first);
        expect(lastStanding([first, second, undone, undone])).toBeUndefined();
        expect(lastStanding([first, second, undone, third])).toBe(third);
    });
});

test('what is told on begins with the same lines; what is told anew after an undo does not', () => {
    const news = [1, 2, 3, 4].map((seq) => played(seq, told(0, 'draw deck')));
    const undone: NewsItem = { at: 0, event: 'undone', seq: 5, place: 0 };
    const story = new Story(europe);
    const first = story.tell(news.slice(0, 3));
    const on = story.tell(news);
    expect([numCommon(first, on), numCommon(on, first)]).toEqual([3, 3]);
    expect(numCommon(on, story.tell([...news, undone]))).toBe(0);
    expect(numCommon(on, [])).toBe(0);
    expect(numCommon(on, on.slice(1))).toBe(0);
});
