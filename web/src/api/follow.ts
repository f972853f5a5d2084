/**
 * Following a table: one stream for all tabs of a browser that show it, a page at a time where streams do not come
 * through, and always on from the last thing known.
 */
import { standingAfter, type Changes } from './changes';
import { api, UNREACHABLE } from './client';
import { START, streamOf, takeEarly } from './early';
import { lead } from './lease';
import type { NewsItem, Problem } from './types';

export type Connection =
    | { readonly state: 'connecting' | 'online' | 'offline' }
    | { readonly state: 'reconnecting'; readonly at: number } // when it is tried again
    | { readonly state: 'refused'; readonly problem: Problem };

/** What is new since the last page. `cursor` tells where to go on. */
export interface Page {
    /** The news are all that there have been, and not only what is new. */
    readonly isWhole: boolean;
    readonly cursor: string;
    readonly news: readonly NewsItem[];
    readonly snapshot: Changes;
}

export interface Follower {
    page(page: Page): void;
    connection(connection: Connection): void;
}

const WAITS_MS = [500, 1000, 2000, 4000, 8000, 15_000];
const SILENCE_MS = 6000; // after which a stream that has said nothing is taken to be held up on its way
const SLEEP_MS = 30_000;

type Letter =
    | { readonly kind: 'hello' }
    | { readonly kind: 'all' | 'page'; readonly page: Page }
    | { readonly kind: 'connection'; readonly connection: Connection };

/** Follow a table until the returned function is called. The first page has everything since its creation. */
export function follow(table: string, place: number | null, follower: Follower): () => void {
    const name = `vagon:${table}:${place ?? ''}`;
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
    let cursor: string | null = null;
    const news: NewsItem[] = [];
    const told: Changes[] = [];
    let isLeading = false;
    let isClosed = false;
    let hasOthers = false; // tabs of this browser that have been heard
    let isTold = false; // by the one that leads
    let connection: Connection = { state: 'connecting' };

    const learn = (page: Page): void => {
        if (page.isWhole) news.length = told.length = 0;
        news.push(...page.news);
        told.push(page.snapshot);
        cursor = page.cursor;
        follower.page(page);
    };
    const report = (state: Connection): void => {
        connection = state;
        follower.connection(state);
        if (isLeading && hasOthers) post({ kind: 'connection', connection: state });
    };
    const post = (letter: Letter): void => channel?.postMessage(letter);

    channel?.addEventListener('message', ({ data }: MessageEvent<Letter>) => {
        hasOthers = true;
        if (data.kind === 'hello') {
            if (!isLeading) return;
            const snapshot = standingAfter(told);
            if (cursor && snapshot) post({ kind: 'all', page: { isWhole: true, cursor, news, snapshot } });
            post({ kind: 'connection', connection });
        } else if (isLeading) {
            return;
        } else if (data.kind === 'connection') {
            report(data.connection);
        } else if (data.kind === 'all' ? !isTold : isTold) {
            isTold = true;
            learn(data.page);
        }
    });
    post({ kind: 'hello' });
    const early = takeEarly(table, place)?.then((page) => {
        if (page && !cursor && !isClosed) learn({ ...page, isWhole: true });
    });

    const stopLeading = lead(name, () => {
        isLeading = true;
        let stop = (): void => undefined;
        const start = (): void => {
            if (!isLeading) return;
            stop = read(table, place, cursor ?? START, {
                page: (page) => {
                    learn(page);
                    if (hasOthers) post({ kind: 'page', page });
                },
                connection: report,
            });
        };
        if (early) void early.then(start);
        else start();
        return () => {
            isLeading = false;
            stop();
        };
    });
    return () => {
        isClosed = true;
        stopLeading();
        channel?.close();
    };
}

/** Read news from the server, whatever happens to the connection. */
function read(table: string, place: number | null, start: string, follower: Follower): () => void {
    let cursor = start;
    let isWhole = start === START;
    let isClosed = false;
    let failures = 0;
    let hasStreams = typeof EventSource !== 'undefined';
    let close = (): void => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hiddenAt = 0;

    const learn = (page: Omit<Page, 'isWhole'>): void => {
        cursor = page.cursor;
        failures = 0;
        follower.page({ ...page, isWhole });
        isWhole = false;
        follower.connection({ state: 'online' });
    };

    const open = (): void => {
        clearTimeout(timer);
        close();
        if (isClosed) return;
        close = hasStreams
            ? openStream(table, place, cursor, learn, again, () => {
                  hasStreams = false;
                  open();
              })
            : openPages(table, place, cursor, learn, again);
    };

    const again = async (): Promise<void> => {
        close();
        if (isClosed) return;
        if (!navigator.onLine) {
            follower.connection({ state: 'offline' });
            return; // the browser says when it is back
        }
        // A stream does not say why it was refused; a plain request does.
        if (failures > 0) {
            const asked = await api.snapshot(table, place);
            if (isClosed) return;
            if (
                !asked.ok &&
                asked.status >= 400 &&
                asked.status < 429 &&
                asked.problem.code !== UNREACHABLE
            ) {
                follower.connection({ state: 'refused', problem: asked.problem });
                return;
            }
        }
        const wait = WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 0;
        failures += 1;
        follower.connection({ state: 'reconnecting', at: Date.now() + wait });
        timer = setTimeout(open, wait);
    };

    const onOnline = (): void => open();
    const onOffline = (): void => {
        close();
        clearTimeout(timer);
        follower.connection({ state: 'offline' });
    };
    const onVisible = (): void => {
        if (document.hidden) hiddenAt = Date.now();
        else if (Date.now() - hiddenAt > SLEEP_MS) open(); // the machine may have slept through a broken line
    };
    addEventListener('online', onOnline);
    addEventListener('offline', onOffline);
    document.addEventListener('visibilitychange', onVisible);
    follower.connection({ state: 'connecting' });
    open();
    return () => {
        isClosed = true;
        clearTimeout(timer);
        close();
        removeEventListener('online', onOnline);
        removeEventListener('offline', onOffline);
        document.removeEventListener('visibilitychange', onVisible);
    };
}

function openStream(
    table: string,
    place: number | null,
    cursor: string,
    learn: (page: Omit<Page, 'isWhole'>) => void,
    fail: () => void,
    giveUp: () => void,
): () => void {
    const source = new EventSource(streamOf(table, place, cursor));
    const silence = setTimeout(giveUp, SILENCE_MS);
    source.addEventListener('page', (event) => {
        clearTimeout(silence);
        learn(JSON.parse(event.data as string) as Omit<Page, 'isWhole'>);
    });
    source.addEventListener('bye', fail);
    source.addEventListener('error', fail);
    return () => {
        clearTimeout(silence);
        source.close();
    };
}

function openPages(
    table: string,
    place: number | null,
    cursor: string,
    learn: (page: Omit<Page, 'isWhole'>) => void,
    fail: () => void,
): () => void {
    const stop = new AbortController();
    const run = async (): Promise<void> => {
        let next = cursor;
        while (!stop.signal.aborted) {
            const asked = await api.news(table, place, next, stop.signal);
            if (stop.signal.aborted) return;
            if (!asked.ok) return fail();
            next = asked.value.cursor;
            learn(asked.value);
            if (asked.value.bye) return fail();
        }
    };
    void run();
    return () => stop.abort();
}
