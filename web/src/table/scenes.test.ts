/** The parts of the game screen, shown what the server told at some moments of stored games. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { legalActions, type View } from '../api/types';
import { settings } from '../state/settings.svelte';
import { Table } from '../state/table.svelte';
import { testMap } from '../testing';
import { goOn, sceneOf } from '../testing/stage';
import { loadWords } from '../words/words.svelte';
import ActionBar from './ActionBar.svelte';
import { barOf } from './bar';
import GameTable from './GameTable.svelte';
import Hand from './Hand.svelte';
import Log from './Log.svelte';
import { News } from './news.svelte';
import { Play } from './play.svelte';
import Players from './Players.svelte';
import Row from './Row.svelte';
import TextTable from './TextTable.svelte';
import TicketChoice from './TicketChoice.svelte';
import Tickets from './Tickets.svelte';
import Top from './Top.svelte';
import { Visit } from './visit';

vi.mock('../api/follow', () => import('../testing/stage'));

// A whole screen takes seconds where others use the processor.
vi.setConfig({ testTimeout: 30_000 });

const maps = { europe: testMap('europe'), germany: testMap('germany') };
const ISOLATES = /[\u2068\u2069]/g;

beforeEach(async () => {
    settings.language = 'en';
    await loadWords();
    localStorage.clear();
    sessionStorage.clear();
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('there is no server'));
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
});
afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
});

/** Somebody at the table of a scene. */
async function at(name: string) {
    const table = new Table(name);
    table.open();
    await tick();
    const view = sceneOf(name).whole.snapshot.view as View;
    const map = maps[view.map as keyof typeof maps];
    return { table, map, view, play: new Play(table, map) };
}

/** What somebody reads. */
function words(element: Element = document.body): string {
    return (element.textContent ?? '').replace(ISOLATES, '').replace(/\s+/g, ' ');
}

function cardsToDraw(view: View): readonly string[] {
    return legalActions(view).flatMap((action) => (action.do === 'draw' ? [action.card] : []));
}

describe('the action bar', () => {
    async function shown(name: string) {
        const { play } = await at(name);
        render(ActionBar, { play, bar: barOf(play) });
        const bar = screen.getByRole('region');
        const buttons = within(bar).getAllByRole<HTMLButtonElement>('button');
        return { bar: words(bar), buttons: buttons.map((one) => [words(one).trim(), !one.disabled]) };
    }

    test('asks for tickets, and is content with enough of them', async () => {
        const { play } = await at('opening');
        const enough = (): boolean => barOf(play).primary?.isEnabled ?? false;
        expect((await shown('opening')).buttons).toEqual([['Choose tickets', false]]);
        play.toggleKept(1);
        expect(enough()).toBe(false);
        play.toggleKept(2);
        expect(enough()).toBe(true);
    });

    test('offers what a turn begins with', async () => {
        const { bar, buttons } = await shown('turn');
        expect(bar).toContain('Your turn');
        expect(buttons).toEqual([
            ['Draw tickets', true],
            ['Draw from the deck', true],
        ]);
    });

    test('offers no tickets after the first card', async () => {
        expect((await shown('second-card')).buttons).toEqual([['Draw from the deck', true]]);
    });

    test('offers every way to pay', async () => {
        const { buttons } = await shown('payment');
        const names = buttons.map(([name]) => name);
        expect(names).toEqual(expect.arrayContaining([expect.stringContaining('2 violet')]));
        expect(names).toEqual(expect.arrayContaining([expect.stringContaining('2 black')]));
    });

    test('says what a tunnel still costs', async () => {
        const { bar, buttons } = await shown('tunnel');
        expect(bar).toContain('1 green');
        expect(buttons).toContainEqual(['Withdraw', true]);
    });

    test('offers the passengers that wait', async () => {
        const { buttons } = await shown('passenger');
        expect(buttons.map(([name]) => name)).toContain('white');
    });

    test('says whose turn it is, and that nobody else can act', async () => {
        const { play } = await at('waiting');
        render(ActionBar, { play, bar: barOf(play) });
        expect(words()).toContain('Bořek');
        expect(screen.queryAllByRole('button')).toEqual([]);
    });
});

describe('the row', () => {
    test.each(['turn', 'second-card', 'payment', 'watching'])(
        'in %s offers what can be drawn',
        async (name) => {
            const { play, view } = await at(name);
            const { container } = render(Row, { play });
            const open = cardsToDraw(view);
            const buttons = [...container.querySelectorAll('.row button')];
            expect(buttons.map((one) => one.getAttribute('aria-disabled'))).toEqual(
                view.row.map((card) => String(!open.includes(card ?? ''))),
            );
            const deck = container.querySelector('[data-anchor=deck]');
            expect(deck?.getAttribute('aria-disabled')).toBe(String(!open.includes('deck')));
            expect(words(deck ?? undefined)).toContain(String(view.deck));
        },
    );
});

test('the hand has what one holds', async () => {
    const { play, view } = await at('second-card');
    render(Hand, { play });
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items).toHaveLength(Object.keys(view.own?.hand ?? {}).length);
    expect(words()).toContain('2 violet');
});

describe('tickets', () => {
    test('are offered to be chosen', async () => {
        const { play, view } = await at('opening');
        render(TicketChoice, { play });
        expect(screen.getAllByRole('checkbox')).toHaveLength(view.own?.offered.length ?? 0);
    });

    test('are one’s own', async () => {
        const { play, view } = await at('turn');
        render(Tickets, { play });
        const list = screen.getByRole('list', { name: 'Your tickets' });
        expect(within(list).getAllByRole('listitem')).toHaveLength(view.own?.tickets.length ?? 0);
        expect(words(list)).toContain('Angora – Kharkiv');
    });
});

describe('the players', () => {
    test('are told in the order of their seats, with numbers and no cards', async () => {
        const { play } = await at('waiting');
        render(Players, { play });
        const players = [...document.querySelectorAll('.player')].map((player) => words(player));
        expect(players.map((player) => /Jana|Bořek|Simple A/.exec(player)?.[0])).toEqual([
            'Simple A',
            'Bořek',
            'Jana',
        ]);
        for (const player of players)
            expect(player).not.toMatch(/violet|white|blue|yellow|orange|black|red|green/);
    });

    test('have a last turn at the end', async () => {
        const { play } = await at('last-turn');
        const nothing = (): void => undefined;
        render(Top, { play, onsearch: nothing, onkeys: nothing, onmenu: nothing });
        render(Players, { play });
        expect(screen.getByRole('banner').textContent).toMatch(/Last turns/);
        expect(words()).toContain('last turn');
    });
});

describe('the log', () => {
    test.each(['waiting', 'watching'])('in %s tells no card that somebody else drew unseen', async (name) => {
        const { play, table } = await at(name);
        const news = new News(play, true);
        const { lines } = news;
        render(Log, { play, news });
        expect(lines.some(({ seat }) => seat !== play.seat)).toBe(true);
        for (const { seat, text } of lines) {
            if (seat !== play.seat) expect(['drew-card', 'kept-tickets']).not.toContain(text.id);
        }
        expect(table.news).toHaveLength(sceneOf(name).whole.news.length);
    });
});

describe('the game in words', () => {
    async function shown(name: string) {
        const stage = await at(name);
        const { table, map } = stage;
        const { unmount } = render(TextTable, { table, map });
        return { ...stage, unmount };
    }

    /** Found by its heading: to look for roles among all routes takes seconds. */
    function region(title: string): HTMLElement {
        const heading = [...document.querySelectorAll('h2')].find((one) => one.textContent === title);
        const found = heading?.closest('section');
        if (!found) throw new Error(`there is nothing called ${title}`);
        return found;
    }

    test('offers in a turn all that can be done', async () => {
        const { view } = await shown('turn');
        const buttons = within(region('What you can do'))
            .getAllByRole('button')
            .map((one) => words(one).trim());
        for (const card of new Set(cardsToDraw(view))) {
            expect(buttons).toContain(
                card === 'deck'
                    ? 'Draw from the deck'
                    : `Take the ${card === 'locomotive' ? card : `${card} card`}`,
            );
        }
        const targets = [...region('What you can do').querySelectorAll('option')].map(({ value }) => value);
        const legal = legalActions(view).flatMap((action) =>
            action.do === 'claim' ? [action.route] : action.do === 'station' ? [action.city] : [],
        );
        expect(targets.filter(Boolean).sort()).toEqual([...legal].sort());
    });

    test('tells one’s own things to oneself alone', async () => {
        await shown('waiting');
        expect(words(region('How it stands'))).toContain('Your tickets: ');
        cleanup();
        await shown('watching');
        expect(words(region('How it stands'))).not.toMatch(/Your|needs/);
    });

    test('says what the reader does and what others do', async () => {
        await shown('payment');
        goOn();
        await tick();
        const said = document.querySelector('[aria-live=polite].unseen');
        expect(words(said ?? undefined)).toMatch(/2 black.*blue, blue, locomotive/);
    });

    test('calls to a turn in the title', async () => {
        const { unmount } = await shown('turn');
        await tick();
        expect(document.title).toContain('●');
        unmount();
        expect(document.title).toBe('Vagon');
    });

    test('tells what was missed, and only once', async () => {
        new Visit('waiting').note(10);
        const { unmount } = await shown('waiting');
        const missed = region('While you were away');
        expect(within(missed).getAllByRole('listitem').length).toBeGreaterThan(1);
        await fireEvent.click(within(missed).getByRole('button', { name: 'Play on' }));
        expect(() => region('While you were away')).toThrow();
        unmount();
        await shown('waiting');
        expect(() => region('While you were away')).toThrow();
    });
});

describe('the whole screen', () => {
    test('says what others do', async () => {
        const { table, map } = await at('waiting');
        render(GameTable, { table, map });
        await tick();
        goOn();
        await tick();
        expect(words(document.querySelector('[aria-live=polite].unseen') ?? undefined)).toContain('Bořek');
    });

    test('shows what was missed: all changes, then step by step', async () => {
        new Visit('waiting').note(10);
        const { table, map } = await at('waiting');
        render(GameTable, { table, map });
        const recap = document.querySelector<HTMLElement>('[aria-label="While you were away"]')!;
        const lit = (): number => document.querySelectorAll('.light, .ring').length;
        const all = lit();
        expect(words(recap)).toMatch(/changed on the board/);
        expect(all).toBeGreaterThan(0);
        await fireEvent.click(within(recap).getByRole('button', { name: 'Next' }));
        expect(words(recap)).toMatch(/1 \/ \d+/);
        expect(lit()).toBeLessThanOrEqual(all);
        await fireEvent.click(within(recap).getByRole('button', { name: 'Play on' }));
        expect(lit()).toBe(0);
    });

    test('has no hand and no tickets for those who watch', async () => {
        const { table, map } = await at('watching');
        render(GameTable, { table, map });
        const named = (name: string): Element | null => document.querySelector(`[aria-label="${name}"]`);
        await vi.waitFor(() => expect(named('Log')).toBeTruthy());
        expect([named('Your hand'), named('Your tickets')]).toEqual([null, null]);
        expect(words()).toContain('You are watching this game.');
    });
});
