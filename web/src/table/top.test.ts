import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { settings } from '../state/settings.svelte';
import { testMap } from '../testing';
import { loadWords } from '../words/words.svelte';
import type { Play } from './play.svelte';
import Top from './Top.svelte';

afterEach(cleanup);

test('the final round is told in the head, where it covers nothing', async () => {
    settings.language = 'en';
    await loadWords();
    const table = { connection: { state: 'online' }, news: [], view: { last_turns: 2 } };
    const play = { table, map: testMap('germany') } as unknown as Play;
    const nothing = (): void => undefined;
    render(Top, { play, onsearch: nothing, onkeys: nothing, onmenu: nothing });
    expect(within(screen.getByRole('banner')).getByText(/Last turns: .?2.? to go/)).toBeTruthy();
});
