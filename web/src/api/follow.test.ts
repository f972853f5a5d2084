import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly } from './early';
import { follow, type Connection, type Page } from './follow';

class Source extends EventTarget {
    static readonly all: Source[] = [];
    isClosed = false;

    constructor(readonly url: string) {
        super();
        Source.all.push(this);
    }

    /** A page of news, and the snapshot after the last of them. */
    tell(seq: number, events: readonly string[] = [], remark = 0): void {
        const news = events.map((event) => ({ event }));
        const page = { cursor: `${seq}.${remark}`, news, snapshot: { seq } };
        this.dispatchEvent(new MessageEvent('page', { data: JSON.stringify(page) }));
    }

    close(): void {
        this.isClosed = true;
    }
}

class Reader {
    readonly pages: Page[] = [];
    readonly states: Connection['state'][] = [];
    readonly stop: () => void;

    constructor(table: string) {
        this.stop = follow(table, null, {
            page: (page) => this.pages.push(page),
            connection: ({ state }) => this.states.push(state),
        });
    }
}

beforeEach(() => {
    Source.all.length = 0;
    localStorage.clear();
    vi.stubGlobal('EventSource', Source);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
});
afterEach(() => vi.unstubAllGlobals());

test('pages are handed on as they come', () => {
    const reader = new Reader('a');
    const [source] = Source.all;
    expect(source?.url).toBe('/api/tables/a/stream?after=0.0');
    source?.tell(1, ['created', 'started']);
    expect(reader.pages).toEqual([
        {
            isWhole: true,
            cursor: '1.0',
            news: [{ event: 'created' }, { event: 'started' }],
            snapshot: { seq: 1 },
        },
    ]);
    expect(reader.states.at(-1)).toBe('online');
    reader.stop();
    expect(source?.isClosed).toBe(true);
});

test('what was asked for early comes first, and the stream goes on from there', async () => {
    const early = { cursor: '3.0', news: [{ event: 'created' }], snapshot: { seq: 3 } };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(early)));
    void askEarly('d', null);
    const reader = new Reader('d');
    await vi.waitFor(() => expect(reader.pages).toEqual([{ ...early, isWhole: true }]));
    expect(Source.all[0]?.url).toBe('/api/tables/d/stream?after=3.0');
    Source.all[0]?.tell(4, ['played']);
    expect(reader.pages[1]).toEqual({
        isWhole: false,
        cursor: '4.0',
        news: [{ event: 'played' }],
        snapshot: { seq: 4 },
    });
    reader.stop();
});

test('a stream begins at the beginning where nothing came early', async () => {
    void askEarly('e', null); // there is no line
    const reader = new Reader('e');
    await vi.waitFor(() => expect(Source.all[0]?.url).toBe('/api/tables/e/stream?after=0.0'));
    expect(reader.pages).toEqual([]);
    reader.stop();
});

test('a broken line is opened again where it broke', async () => {
    const reader = new Reader('b');
    Source.all[0]?.tell(7, [], 2);
    Source.all[0]?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(Source.all).toHaveLength(2), 3000);
    expect(reader.states).toContain('reconnecting');
    expect(Source.all[0]?.isClosed).toBe(true);
    expect(Source.all[1]?.url).toBe('/api/tables/b/stream?after=7.2');
    reader.stop();
});

test('tabs of one browser share a stream, and a late one learns everything', async () => {
    const first = new Reader('c');
    Source.all[0]?.tell(0, ['created']);
    Source.all[0]?.tell(1, ['started']);
    const second = new Reader('c');
    await vi.waitFor(() => expect(second.pages).toHaveLength(1));
    expect(second.pages[0]).toMatchObject({ isWhole: true, news: [{}, {}] });
    Source.all[0]?.tell(2);
    await vi.waitFor(() => expect(second.pages).toHaveLength(2));
    expect(Source.all).toHaveLength(1);
    first.stop();
    await vi.waitFor(() => expect(Source.all).toHaveLength(2), 5000);
    expect(Source.all[1]?.url).toBe('/api/tables/c/stream?after=2.0');
    second.stop();
});
