/** Requests to the server. What it refuses is a value, never an exception. */
import type {
    Command,
    CreateTable,
    Drawable,
    JoinTable,
    Listing,
    Moves,
    NewsPage,
    Payable,
    Problem,
    Request,
    Say,
    Seated,
    Service,
    Snapshot,
    Way,
} from './types';

export type Result<T> =
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly status: number; readonly problem: Problem };

/** The code of a request that got no answer; `status` is 0 then. */
export const UNREACHABLE = 'unreachable';

const RETRIES_MS = [300, 1000, 3000, 5000, 10_000, 10_000, 15_000];

export async function request<T>(
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
): Promise<Result<T>> {
    let answer: Response;
    try {
        answer = await fetch(path, {
            method,
            headers: body === undefined ? {} : { 'content-type': 'application/json' },
            body: body === undefined ? null : JSON.stringify(body),
            signal: signal ?? null,
        });
    } catch {
        return failed(0, UNREACHABLE);
    }
    if (answer.status === 204) return { ok: true, value: undefined as T };
    let content: unknown;
    try {
        content = await answer.json();
    } catch {
        return failed(answer.status, answer.ok ? 'malformed' : 'internal');
    }
    if (answer.ok) return { ok: true, value: content as T };
    return { ok: false, status: answer.status, problem: asProblem(content) };
}

function asProblem(content: unknown): Problem {
    const problem = content as Partial<Problem> | null;
    return { code: problem?.code ?? 'internal', rule: problem?.rule ?? null, facts: problem?.facts ?? {} };
}

function failed<T>(status: number, code: string): Result<T> {
    return { ok: false, status, problem: { code, rule: null, facts: {} } };
}

/** Like `request`, and again when there was no answer: only for what may be sent twice. */
async function persistently<T>(method: string, path: string, body?: unknown): Promise<Result<T>> {
    for (const pause of RETRIES_MS) {
        const result = await request<T>(method, path, body);
        if (result.ok || (result.status !== 0 && result.status !== 503)) return result;
        await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return request<T>(method, path, body);
}

function table(id: string, rest = '', query: Record<string, string | number | null> = {}): string {
    const words = Object.entries(query)
        .filter(([, value]) => value !== null)
        .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
    return `/api/tables/${encodeURIComponent(id)}${rest}${words.length ? `?${words.join('&')}` : ''}`;
}

/** A name for a command, so that one sent twice is done once. */
export function newKey(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return hex(bytes);
}

/** What a browser adds to the shuffle, so that the server alone cannot choose it. */
export function newNonce(): string {
    return hex(crypto.getRandomValues(new Uint8Array(32)));
}

function hex(bytes: Uint8Array): string {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const api = {
    service: () => request<Service>('GET', '/api/service'),
    tables: () => request<Listing>('GET', '/api/tables'),
    create: (wanted: CreateTable) => request<Seated>('POST', '/api/tables', wanted),
    join: (id: string, wanted: JoinTable) => request<Seated>('POST', table(id, '/join'), wanted),
    snapshot: (id: string, place: number | null) => request<Snapshot>('GET', table(id, '', { place })),
    news: (id: string, place: number | null, after: string, signal?: AbortSignal) =>
        request<NewsPage>('GET', table(id, '/stream', { place, after }), undefined, signal),
    moves: (id: string, place: number | null) => request<Moves>('GET', table(id, '/moves', { place })),
    record: (id: string) => request<Record<string, unknown>>('GET', table(id, '/record')),
    payable: (id: string, place: number | null, what: { route: string } | { city: string }) =>
        request<Payable>('GET', table(id, '/explain', { place, ...what })),
    drawable: (id: string, place: number | null, draw: string) =>
        request<Drawable>('GET', table(id, '/explain', { place, draw })),
    way: (id: string, place: number | null, ticket: string) =>
        request<Way>('GET', table(id, '/explain', { place, ticket })),
    command: (id: string, place: number | null, base: number, command: Request, key: string = newKey()) => {
        const message: Command = { key, base, command, place };
        return persistently<unknown>('POST', table(id, '/commands'), message);
    },
    say: (id: string, said: Say) => request<undefined>('POST', table(id, '/chat'), said),
    mutes: (id: string, place: number | null) =>
        request<{ places: readonly number[] }>('GET', table(id, '/mutes', { place })),
    mute: (id: string, place: number | null, other: number, on: boolean) =>
        request<undefined>('POST', table(id, '/mutes'), { other, on, place }),
    rename: (id: string, place: number | null, name: string) =>
        request<undefined>('POST', table(id, '/name'), { name, place }),
    seatCode: (id: string, place: number) =>
        request<{ code: string }>('POST', table(id, `/seats/${place}/code`)),
    rematch: (id: string, place: number | null) =>
        persistently<{ id: string }>('POST', table(id, '/rematch'), { place }),
    forget: (id: string) => request<undefined>('DELETE', table(id, '/traces')),
};
