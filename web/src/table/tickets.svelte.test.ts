import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/client';
import { settings } from '../state/settings.svelte';
import { testMap } from '../testing';
import { loadWords } from '../words/words.svelte';
import type { Play } from './play.svelte';
import Tickets from './Tickets.svelte';

const map = testMap('europe');
const [TICKET = ''] = map.tickets.map(({ id }) => id);
const ANSWER = { ok: true, value: { routes: [], wagons: 7 } } as const;
const NO_ANSWER = { ok: false, status: 0, problem: { code: 'unreachable', rule: null, facts: {} } } as const;

class Fake {
    connection = $state({ state: 'online' });
    view = $state.raw({ phase: 'turn', own: { tickets: [TICKET] } });
    readonly id = 'a'.repeat(32);
    readonly place = null;
    readonly snapshot = { table: { status: 'playing' } };
}

beforeEach(async () => {
    settings.language = 'en';
    await loadWords();
});
afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
});

function show(table: Fake): void {
    const play = { table, map, seat: 0, pieces: { owners: {} }, marked: new Set(), lookedAt: null };
    render(Tickets, { play: play as unknown as Play });
}

test('a refusal is no reason to ask at once again', async () => {
    const asked = vi.spyOn(api, 'way').mockResolvedValue(NO_ANSWER);
    show(new Fake());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toHaveBeenCalledTimes(1);
});

test('a way that got no answer is asked for again when the connection is back', async () => {
    const asked = vi.spyOn(api, 'way').mockResolvedValue(NO_ANSWER);
    const table = new Fake();
    show(table);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    table.connection = { state: 'offline' };
    asked.mockResolvedValue(ANSWER);
    await Promise.resolve();
    expect(asked).toHaveBeenCalledTimes(1);
    table.connection = { state: 'online' };
    expect(await screen.findByText(/wagons to go/)).toBeTruthy();
    expect(asked).toHaveBeenCalledTimes(2);

    table.connection = { state: 'reconnecting' };
    await Promise.resolve();
    table.connection = { state: 'online' };
    await Promise.resolve();
    expect(asked).toHaveBeenCalledTimes(2);
});
