/** A report of a fault: what the reader could see, and nothing that would let anybody into the game. */
import type { Table } from '../state/table.svelte';

export async function report(table: Table, version: string | null): Promise<string> {
    const { digestOf } = await import('../fairness/commitment');
    const snapshot = table.snapshot;
    return JSON.stringify(
        {
            at: new Date().toISOString(),
            version,
            script: document.querySelector('script[type="module"]')?.getAttribute('src') ?? null,
            browser: navigator.userAgent,
            screen: [innerWidth, innerHeight, devicePixelRatio],
            connection: table.connection.state,
            seq: snapshot?.seq ?? null,
            status: snapshot?.table.status ?? null,
            map: snapshot?.table.map ?? null,
            places: snapshot?.table.places.map(({ name: _, ...place }) => place) ?? [],
            view: snapshot?.view ?? null,
            view_digest: snapshot?.view ? digestOf(snapshot.view) : null,
            news: table.news.filter(({ event }) => event !== 'said'),
        },
        null,
        1,
    );
}
