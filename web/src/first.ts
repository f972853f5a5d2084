/** Asks at once for all that the first screen needs, and starts the program when the board is on the screen. */
import { askEarly } from './api/early';
import type { NewsPage } from './api/types';
import { showEarly } from './board/early';
import { loadData } from './board/sources';
import { loadFonts } from './design/fonts';
import { spoken, type Language } from './state/languages';
import { within } from './state/patience';
import { firstPlace } from './state/places';
import { recall } from './state/storage';
import { ALWAYS, loadCatalogues } from './words/catalogues';

/** After which words and faces are asked for, whatever has become of the board. */
const SOON_MS = 80;
/** After which the program starts. */
const LATEST_MS = 500;

interface Chosen {
    readonly language?: Language | 'auto';
    readonly theme?: 'auto' | 'day' | 'night';
}

function chosen(): Chosen {
    try {
        return JSON.parse(recall('vagon:settings') ?? '{}') as Chosen;
    } catch {
        return {};
    }
}

const { language = 'auto', theme = 'auto' } = chosen();
const [, table, text] = /^\/t\/([0-9a-f]{32})(\/text)?$/.exec(location.pathname) ?? [];
if (table) {
    // The board comes first, unless it keeps everything else waiting.
    const asked = askEarly(table, firstPlace(table)).then(prepare);
    void within(SOON_MS, asked).then(ask);
    void within(
        LATEST_MS,
        asked.then(({ seen }) => seen),
    ).then(start);
} else {
    ask();
    start();
}

/** What a table is played on; `seen` resolves when that is on the screen. */
function prepare(page: NewsPage | null): { readonly seen?: Promise<unknown> } {
    if (!page) return {};
    const { status, map } = page.snapshot.table;
    const isPlayed = status === 'playing' || status === 'paused';
    const isShown = isPlayed && !text && !location.search;
    const seen = isShown ? showEarly(map, isNight() ? 'night' : 'day') : Promise.resolve();
    void loadData(map);
    return { seen };
}

function isNight(): boolean {
    return theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'night';
}

function ask(): void {
    const tongue = spoken(language);
    void loadCatalogues(tongue, ALWAYS);
    void loadFonts(tongue);
}

function start(): void {
    void import('./main');
}
