/** The first page of a table, asked for before the program that shows it is there. */
import type { NewsPage } from './types';

const pages = new Map<string, Promise<NewsPage | null>>();

export const START = '0.0';

export function streamOf(table: string, place: number | null, after: string): string {
    const whose = place === null ? '' : `&place=${place}`;
    return `/api/tables/${encodeURIComponent(table)}/stream?after=${after}${whose}`;
}

export function askEarly(table: string, place: number | null): Promise<NewsPage | null> {
    const address = streamOf(table, place, START);
    const asked = fetch(address)
        .then((answer) => (answer.ok ? (answer.json() as Promise<NewsPage>) : null))
        .catch(() => null);
    pages.set(address, asked);
    return asked;
}

/** What was asked for early, to be taken once. */
export function takeEarly(table: string, place: number | null): Promise<NewsPage | null> | undefined {
    const address = streamOf(table, place, START);
    const asked = pages.get(address);
    pages.delete(address);
    return asked;
}
