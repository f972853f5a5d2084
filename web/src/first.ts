/** Asks at once for all that the first screen needs, while the program itself is still on its way. */
import { askEarly } from './api/early';
import type { NewsPage } from './api/types';
import { showEarly } from './board/early';
import { loadData } from './board/sources';
import { loadFonts } from './design/fonts';
import { spoken, type Language } from './state/languages';
import { firstPlace } from './state/places';
import { recall } from './state/storage';
import { ALWAYS, loadCatalogues } from './words/catalogues';

const PATIENCE_MS = 80;

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
    const page = askEarly(table, firstPlace(table)).then(prepare);
    // The board comes first, unless it keeps everything else waiting.
    const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    void Promise.race([page, enough]).then(start);
} else {
    start();
}

/** What a table is played on. */
function prepare(page: NewsPage | null): void {
    if (!page) return;
    const { status, map } = page.snapshot.table;
    const isPlayed = status === 'playing' || status === 'paused';
    if (isPlayed && !text && !location.search) showEarly(map, isNight() ? 'night' : 'day');
    void loadData(map);
}

function isNight(): boolean {
    return theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'night';
}

function start(): void {
    const tongue = spoken(language);
    void import('./main');
    void loadCatalogues(tongue, ALWAYS);
    void loadFonts(tongue);
}
