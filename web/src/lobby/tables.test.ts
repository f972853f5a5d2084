import { afterEach, describe, expect, it, vi } from 'vitest';

import { createTable, inviteLink, isLocal, keptCodes, levelsOf, playNow, type Chair } from './tables';
import { promiseFor } from '../fairness/promised';
import { ownPlaces } from '../state/places';

const ID = 'ab'.repeat(16);
const COMMITMENT = 'cd'.repeat(32);
const PERSON = { kind: 'person', level: 'level2' };
const BOT = { kind: 'bot', level: 'level2' };

interface Sent {
    readonly path: string;
    readonly body: Record<string, unknown>;
}

/** A server that seats everybody; what it was sent. */
function server(codes: Record<number, string> = {}): Sent[] {
    const sent: Sent[] = [];
    vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
        sent.push({ path, body: JSON.parse(String(options.body)) as Record<string, unknown> });
        const answer = { id: ID, place: sent.length - 1, codes, commitment: COMMITMENT };
        return Promise.resolve(new Response(JSON.stringify(answer), { status: 201 }));
    });
    return sent;
}

function chair(kind: Chair['kind'], name = ''): Chair {
    return { kind, level: 'level3', name };
}

afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
});

describe('a new table', () => {
    it('starts at once against two bots', async () => {
        const sent = server({ 0: 'code-none' });
        expect((await playNow('germany')).ok).toBe(true);
        expect(sent[0]?.body).toEqual({
            take_place: false,
            settings: { map: 'germany', places: [PERSON, BOT, BOT] },
        });
        expect(sent[1]?.body).toMatchObject({ code: 'code-none', name: null });
        expect(ownPlaces(ID)).toEqual([0]);
    });

    it('sends no nonce before it has noted what the server committed itself to', async () => {
        const sent = server({ 0: 'code-none' });
        await playNow('europe');
        expect(sent[0]?.body).not.toHaveProperty('nonce');
        expect(sent[1]?.body['nonce']).toMatch(/^[0-9a-f]{64}$/);
        expect(promiseFor(ID)).toBe(COMMITMENT);
    });

    it('puts those who share this device first, and seats each of them', async () => {
        const sent = server({ 0: 'code-none', 1: 'code-one', 2: 'code-two' });
        await createTable(
            'europe',
            [chair('here', ' Ada '), chair('friend'), chair('here', 'Bo'), chair('bot')],
            {
                listed: true,
            },
        );
        const join = `/api/tables/${ID}/join`;
        expect(sent.map(({ path }) => path)).toEqual(['/api/tables', join, join]);
        expect(sent[0]?.body['settings']).toMatchObject({
            listed: true,
            places: [
                { kind: 'person' },
                { kind: 'person' },
                { kind: 'person' },
                { kind: 'bot', level: 'level3' },
            ],
        });
        expect(sent[1]?.body).toMatchObject({ code: 'code-none', name: 'Ada' });
        expect(sent[2]?.body).toMatchObject({ code: 'code-one', name: 'Bo' });
        expect(ownPlaces(ID)).toEqual([0, 1]);
        expect(keptCodes(ID)).toEqual({ 2: 'code-two' });
    });

    it('reports what the server refuses', async () => {
        vi.stubGlobal('fetch', () =>
            Promise.resolve(
                new Response('{"code":"too_many_requests","rule":null,"facts":{}}', { status: 429 }),
            ),
        );
        expect(await playNow('europe')).toMatchObject({ ok: false, problem: { code: 'too_many_requests' } });
        expect(ownPlaces(ID)).toEqual([]);
    });
});

describe('what is shown of a server', () => {
    it('offers its graded bots in their order, or its simple one', () => {
        expect(levelsOf(['simple', 'random', 'level2', 'level1'])).toEqual(['level1', 'level2']);
        expect(levelsOf(['simple'])).toEqual(['simple']);
    });

    it('invites by a code after the hash', () => {
        expect(inviteLink('http://h', ID, 'c_-1')).toBe(`http://h/t/${ID}#c_-1`);
        expect(inviteLink('http://h', ID, null)).toBe(`http://h/t/${ID}`);
    });
});

describe('a link', () => {
    it.each([
        ['http://127.0.0.1:8042', true],
        ['http://localhost', true],
        ['http://[::1]:80', true],
        ['http://192.168.1.20:8042', false],
        ['https://play.example.org', false],
    ])('of %s is for this machine alone: %s', (origin, isIt) => {
        expect(isLocal(inviteLink(origin, ID, null))).toBe(isIt);
    });
});

describe('kept codes', () => {
    it.each(['nonsense', 'null', '7'])('are none where %s is stored', (stored) => {
        localStorage.setItem(`vagon:codes:${ID}`, stored);
        expect(keptCodes(ID)).toEqual({});
    });
});
