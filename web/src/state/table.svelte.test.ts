import { afterEach, expect, test, vi } from 'vitest';
import { api, type Result } from '../api/client';
import { follow } from '../api/follow';
import { testMap } from '../testing';
import { Play } from '../table/play.svelte';
import { STILL_SENDING, Table } from './table.svelte';

vi.mock('../api/follow');
afterEach(() => vi.restoreAllMocks());

/** A table at which it is the reader's turn. */
function followed(): Table {
    const place = { name: 'Jana', kind: 'person', seat: 0, is_awaited: true, substitute: null };
    const seat = { routes: [], stations: [] };
    const snapshot = {
        seq: 7,
        now: 0,
        table: { status: 'playing', you: 0, places: [place] },
        view: { seat: 0, deciding: 0, phase: 'turn', row: [], seats: [seat], passengers: {}, legal: [] },
    };
    vi.mocked(follow).mockImplementation((_id, _place, { page }) => {
        page({ isWhole: true, cursor: '7.0', news: [], snapshot } as unknown as Parameters<typeof page>[0]);
        return () => undefined;
    });
    const table = new Table('a'.repeat(32));
    table.open();
    return table;
}

/** Commands of which none is answered before `answer` is called. */
function slowly(): { sent: string[]; answer: () => void } {
    const sent: string[] = [];
    let answer = (): void => undefined;
    vi.spyOn(api, 'command').mockImplementation((_id, _place, _base, command) => {
        sent.push(JSON.stringify(command));
        return new Promise<Result<unknown>>((resolve) => {
            answer = () => resolve({ ok: true, value: null });
        });
    });
    return { sent, answer: () => answer() };
}

test('what is not sent because something else is on its way is not taken for done', async () => {
    const table = followed();
    const line = slowly();
    const first = table.send({ type: 'pause' });
    expect(await table.send({ type: 'undo' })).toMatchObject({ code: STILL_SENDING });
    line.answer();
    expect([await first, line.sent.length]).toEqual([null, 1]);
});

test('and nothing that was chosen for it is lost', async () => {
    const table = followed();
    const line = slowly();
    const play = new Play(table, testMap('germany'));
    play.next.prepare('draw deck');
    play.selection = {
        kind: 'route',
        id: 'berlin-leipzig',
        answer: null,
        payments: ['red'],
        chosen: 'red',
    };
    play.payment = 'red';
    play.kept.add(1);
    play.isMixing = true;
    const first = table.send({ type: 'pause' });
    await play.confirm();
    await play.drawMix();
    await play.keep();
    expect(play.notice).toBe(play.say({ code: STILL_SENDING, rule: null, facts: {} }));
    await play.makeNext();
    expect([play.selection?.id, play.payment, play.isMixing, [...play.kept]]).toEqual([
        'berlin-leipzig',
        'red',
        true,
        [1],
    ]);
    expect(play.next.move?.actions).toEqual(['draw deck']);
    line.answer();
    await first;
    const second = play.confirm();
    line.answer();
    await second;
    expect([play.selection, play.notice, line.sent.length]).toEqual([null, null, 2]);
});
