import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { settings } from '../state/settings.svelte';
import { loadWords } from '../words/words.svelte';
import Menu from './Menu.svelte';
import type { Play } from './play.svelte';

afterEach(cleanup);

test('every choice has a name of its own', async () => {
    settings.language = 'en';
    await loadWords();
    const play = { seat: 0, table: { snapshot: { table: { places: [], settings: {} } } } };
    render(Menu, { play: play as unknown as Play, onclose: () => undefined });
    const names = screen
        .getAllByRole('radio', { hidden: true })
        .map((radio) => radio.parentElement?.textContent);
    expect(names.map((name) => name?.trim())).toEqual([
        'none',
        'calm',
        'quick',
        'as the device',
        'day',
        'night',
    ]);
});
