/** Asks at once for all that the first screen needs, while the program itself is still on its way. */
import { askEarly } from './api/early';
import { loadData, pictureOf } from './board/sources';
import { loadFonts } from './design/fonts';
import { spoken, type Language } from './state/languages';
import { firstPlace } from './state/places';
import { recall } from './state/storage';
import { ALWAYS, loadCatalogues } from './words/catalogues';

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

void import('./main');

const { language = 'auto', theme = 'auto' } = chosen();
const tongue = spoken(language);
void loadCatalogues(tongue, ALWAYS);
void loadFonts(tongue);

const [, table, text] = /^\/t\/([0-9a-f]{32})(\/text)?/.exec(location.pathname) ?? [];
if (table) {
    void askEarly(table, firstPlace(table)).then((page) => {
        const map = page?.snapshot.table.map;
        if (!map) return;
        void loadData(map);
        if (text) return;
        const isNight =
            theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'night';
        for (const part of ['ground', 'network'] as const) {
            new Image().src = pictureOf(map, part, isNight ? 'night' : 'day');
        }
    });
}
