import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { api } from '../api/client';
import type { NewsItem, Payable, Problem } from '../api/types';
import type { Table } from '../state/table.svelte';
import { testMap } from '../testing';
import { Next, targetOf, undoMs } from './next.svelte';
import { Play } from './play.svelte';

const ID = 'a'.repeat(32);
const REFUSAL: Problem = { code: 'route_taken', rule: null, facts: { route: 'paris-zurich', seat: 1 } };
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

class Fake {
    readonly id = ID;
    place = $state<number | null>(null);
    news = $state.raw<readonly NewsItem[]>([]);
    isYourTurn = $state(false);
    readonly isOpening = false;
    readonly people = { you: 0, places: [] };
    readonly you = { substitute: null };
    readonly snapshot = { seq: 7, table: { status: 'playing' } };
    readonly view = {
        seat: 0,
        deciding: 1,
        phase: 'turn',
        last_turns: 0,
        seats: [
            { routes: [], stations: [] },
            { routes: [], stations: [] },
        ],
        row: ['red', 'blue', null],
        legal: [],
        passengers: {},
    };
    readonly send = vi.fn((): Promise<Problem | null> => Promise.resolve(null));
}

function event(seq: number, event: string, place: number): NewsItem {
    return { at: 0, seq, event, place };
}

const next = (fake: Fake): Next => new Next(fake as unknown as Table);
const play = (fake: Fake): Play => new Play(fake as unknown as Table, testMap('europe'));

describe('a prepared move', () => {
    test('is one, is kept for the next visit of the tab, and can be dropped', () => {
        const fake = new Fake();
        const one = next(fake);
        one.prepare('draw deck');
        one.prepare('claim paris-zurich', 'pay blue');
        expect(next(fake).move).toEqual(one.move);
        expect(one.move?.actions).toEqual(['claim paris-zurich', 'pay blue']);
        expect(localStorage.length).toBe(0);
        one.drop();
        expect([one.move, next(fake).move]).toEqual([null, null]);
    });

    test('is for one of those who share a device', () => {
        const fake = new Fake();
        const one = next(fake);
        fake.place = 0;
        one.prepare('draw deck');
        fake.place = 1;
        expect(one.move).toBeNull();
        fake.place = 0;
        expect(one.move).not.toBeNull();
    });

    test.each([
        ['played', 0, true],
        ['undone', 0, true],
        ['replaced', 0, true],
        ['gone', 0, false],
        ['played', 1, false],
    ])('after %s at place %i is over: %s', (what, place, isOver) => {
        const fake = new Fake();
        const one = next(fake);
        fake.news = [event(7, what, place)];
        one.prepare('draw deck');
        expect(one.move).not.toBeNull();
        fake.news = [...fake.news, event(8, what, place)];
        expect(one.move === null).toBe(isOver);
    });

    test.each([
        'no JSON',
        '7',
        'null',
        '{"": 1}',
        '{"": null}',
        '{"": {"actions": [1], "key": "", "seq": 1}}',
    ])('is nothing that somebody else has kept there: %s', (text) => {
        sessionStorage.setItem(`vagon:next:${ID}`, text);
        expect(next(new Fake()).move).toBeNull();
    });

    test.each([
        [['claim paris-zurich', 'pay blue'], { kind: 'route', id: 'paris-zurich' }],
        [['station paris', 'pay blue'], { kind: 'city', id: 'paris' }],
        [['draw deck'], null],
    ])('%j is about %j', (actions, target) => {
        expect(targetOf({ actions, key: '', seq: 0 })).toEqual(target);
    });
});

describe('while others play', () => {
    test('the open cards and the deck can be had next', () => {
        const one = play(new Fake());
        expect([...one.takable]).toEqual(['deck', 'red', 'blue']);
        void one.draw('red');
        expect(one.next.move?.actions).toEqual(['draw red']);
        expect(one.table.send).not.toHaveBeenCalled();
    });

    test.each([
        ['a bot plays instead', { you: { substitute: 'level1' } }],
        ['the reader only watches', { view: { ...new Fake().view, seat: null } }],
        ['tickets are still chosen', { isOpening: true }],
        ['no turn is left', { view: { ...new Fake().view, last_turns: 1 } }],
        ['the game is paused', { snapshot: { seq: 7, table: { status: 'paused' } } }],
    ])('nothing can be prepared if %s', (_, facts) => {
        expect(play(Object.assign(new Fake(), facts)).canPrepare).toBe(false);
    });

    test.each([
        [REFUSAL, false],
        [null, true],
    ])('a route is asked for again: refused with %j, kept %s', async (refusal, isKept) => {
        const answer: Payable = { payments: refusal ? [] : ['pay blue'], refusal, tunnel: null };
        vi.spyOn(api, 'payable').mockResolvedValue({ ok: true, value: answer });
        const one = play(new Fake());
        one.next.prepare('claim paris-zurich', 'pay blue');
        await one.reviewNext();
        expect(one.next.move !== null).toBe(isKept);
        expect(one.notice !== null).toBe(!isKept);
    });
});

describe('what cannot be taken', () => {
    let asked: MockInstance<typeof api.drawable>;
    beforeEach(() => (asked = vi.spyOn(api, 'drawable')));

    test.each([
        ['tickets', 'tickets'],
        ['green', 'green'],
        [null, 'deck'],
    ])('%s has its reason from the server, until something happens', async (card, what) => {
        asked.mockResolvedValue({ ok: true, value: { refusal: REFUSAL } });
        const one = play(Object.assign(new Fake(), { isYourTurn: true }));
        one.selection = { kind: 'route', id: 'paris-zurich', answer: null, payments: [], chosen: null };
        await one.take(card);
        expect(asked.mock.lastCall).toEqual([ID, null, what]);
        expect([one.notice, one.selection]).toEqual([one.say(REFUSAL), null]);
        one.reselect();
        expect(one.notice).toBeNull();
    });

    test('also when the table refuses it', async () => {
        asked.mockResolvedValue({ ok: false, status: 409, problem: REFUSAL });
        const one = play(new Fake());
        await one.take('tickets');
        expect([one.notice, one.next.move]).toEqual([one.say(REFUSAL), null]);
    });

    test('is not told after something else was done, nor to those who watch', async () => {
        asked.mockResolvedValue({ ok: true, value: { refusal: REFUSAL } });
        const one = play(new Fake());
        const answer = one.take('tickets');
        one.cancel();
        await answer;
        expect(one.notice).toBeNull();
        asked.mockClear();
        await play(Object.assign(new Fake(), { view: { ...new Fake().view, seat: null } })).take('deck');
        expect(asked).not.toHaveBeenCalled();
    });
});

describe('when the turn comes', () => {
    const played = { at: 100, seq: 8, event: 'played', place: 1 };

    test.each([
        ['nobody can take anything back', null, 101, 0],
        ['the reader can', 0, 101, 0],
        ['another can', 1, 101, 2000],
        ['another could', 1, 104, 0],
    ])('and %s, it waits: %s at %i s', (_, mayUndo, now, expected) => {
        vi.useFakeTimers({ now: 1000 * (now - 7) });
        const table = { you: 0, may_undo: mayUndo, settings: { undo_seconds: 3 } };
        const found = { snapshot: { table }, news: [played, { at: 103, event: 'said' }], ahead: 7 };
        expect(undoMs(found as unknown as Table)).toBe(expected);
        vi.useRealTimers();
    });

    test('it is sent under its own name, and is gone', async () => {
        const fake = new Fake();
        const one = play(fake);
        one.next.prepare('claim paris-zurich', 'pay blue');
        const key = one.next.move?.key;
        fake.isYourTurn = true;
        await one.makeNext();
        const command = { type: 'play', actions: ['claim paris-zurich', 'pay blue'] };
        expect(fake.send.mock.calls).toEqual([[command, key]]);
        expect([one.next.move, one.notice]).toEqual([null, null]);
    });

    test('the reader hears why it was refused', async () => {
        const fake = new Fake();
        fake.send.mockResolvedValue(REFUSAL);
        const one = play(fake);
        one.next.prepare('claim paris-zurich', 'pay blue');
        await one.makeNext();
        expect(one.next.move).toBeNull();
        expect(one.notice).toContain('next-dropped');
    });
});
