/** Which screen an address shows. */

export type Place =
    | { readonly screen: 'home' | 'new' | 'replay' | 'settings' | 'about' | 'lost' }
    | { readonly screen: 'table'; readonly id: string; readonly at: number | null; readonly isText: boolean }
    | { readonly screen: 'fair'; readonly id: string }
    | { readonly screen: 'help'; readonly map: string };

const ID = /^[0-9a-f]{32}$/;

/** The screen of a path and a query. `/text` at the end of a table's path shows it without a board. */
export function read(path: string, query = ''): Place {
    const [first = '', second = '', third = ''] = path.split('/').filter(Boolean);
    switch (first) {
        case '':
            return { screen: 'home' };
        case 'new':
        case 'replay':
        case 'settings':
        case 'about':
            return { screen: first };
        case 'help':
            return { screen: 'help', map: second || 'europe' };
        case 't':
            if (ID.test(second)) {
                const at = new URLSearchParams(query).get('at');
                return {
                    screen: 'table',
                    id: second,
                    at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null,
                    isText: third === 'text',
                };
            }
            return { screen: 'lost' };
        case 'fair':
            return ID.test(second) ? { screen: 'fair', id: second } : { screen: 'lost' };
        default:
            return { screen: 'lost' };
    }
}

let address = $state.raw(typeof location === 'undefined' ? '/' : here());
let left = $state.raw<string | null>(null);

function here(): string {
    return location.pathname + location.search + location.hash;
}

function show(): void {
    if (router.place.screen === 'table') [left = null] = address.split('#');
    address = here();
}

export const router = {
    get place(): Place {
        const [path = '', query = ''] = (address.split('#')[0] ?? '').split('?');
        return read(path, query);
    },
    /** The address of the table that was left for what is shown now, if there was one. */
    get left(): string | null {
        return router.place.screen === 'table' ? null : left;
    },
    /** True if the address brings the code of a place at a table. */
    get hasCode(): boolean {
        return address.includes('#');
    },
};

/** Show another address; `replace` does not add it to the history. */
export function go(path: string, options: { replace?: boolean } = {}): void {
    if (options.replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    show();
    if (!options.replace) scrollTo(0, 0);
}

/** Links within the program change the screen and not the page. */
export function keepRouting(): void {
    addEventListener('popstate', show);
    addEventListener('click', (event) => {
        if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
            return;
        const link = (event.target as Element | null)?.closest?.('a');
        if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
        if (link.pathname.startsWith('/api')) return;
        event.preventDefault();
        if (link.pathname === location.pathname && link.search === location.search && link.hash) {
            location.hash = link.hash;
        } else {
            go(link.pathname + link.search + link.hash);
        }
    });
}
