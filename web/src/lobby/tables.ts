/** Making tables and taking places at them. */
import { api, newNonce, request, type Result } from '../api/client';
import type { components } from '../api/schema';
import type { Seated, TableInfo, TableSettings } from '../api/types';
import { keepPromise } from '../fairness/promised';
import { ownPlaces, rememberPlaces } from '../state/places';
import type { Table } from '../state/table.svelte';
import { go } from '../router.svelte';
import { settings } from '../state/settings.svelte';
import { recall, remember } from '../state/storage';

export type OwnTable = components['schemas']['OwnTable'];
export type Chair = {
    readonly kind: 'here' | 'friend' | 'bot';
    readonly level: string;
    readonly name: string;
};
export type Choices = Omit<TableSettings, 'places' | 'map'>;

/** The strength of bots for somebody who has chosen nothing. */
export const EASY = 'level2';

export function ownTables(): Promise<Result<{ readonly tables: readonly OwnTable[] }>> {
    return request('GET', '/api/tables/mine');
}

/** The levels that people choose from, weakest first. */
export function levelsOf(levels: readonly string[]): readonly string[] {
    const graded = levels.filter((level) => /^level\d$/.test(level)).sort();
    return graded.length ? graded : ['simple'];
}

/** A table against two bots, with nothing asked. */
export function playNow(map: string): Promise<Result<Seated>> {
    const bot: Chair = { kind: 'bot', level: EASY, name: '' };
    return createTable(map, [{ kind: 'here', level: EASY, name: settings.playerName }, bot, bot], {});
}

/**
 * Make a table and sit down at it, everybody of this device by a code. The codes for friends are kept for the
 * waiting room.
 */
export async function createTable(
    map: string,
    chairs: readonly Chair[],
    choices: Partial<Choices>,
): Promise<Result<Seated>> {
    // Those of this device sit first.
    const ordered = [
        ...chairs.filter(({ kind }) => kind === 'here'),
        ...chairs.filter(({ kind }) => kind !== 'here'),
    ];
    const wanted: Partial<TableSettings> = {
        map,
        places: ordered.map(({ kind, level }) => ({ kind: kind === 'bot' ? 'bot' : 'person', level })),
        ...choices,
    };
    const made = await api.create({
        settings: wanted as TableSettings, // what is left out is as the server has it
        take_place: false, // a nonce is sent only once the server has committed itself
    });
    if (!made.ok) return made;
    const { id, codes, commitment } = made.value;
    keepPromise(id, commitment);
    const here = ordered.flatMap(({ kind }, place) => (kind === 'here' ? [place] : []));
    rememberPlaces(id, here);
    keepCodes(
        id,
        Object.fromEntries(Object.entries(codes).filter(([place]) => !here.includes(Number(place)))),
    );
    for (const place of here) {
        const joined = await takeSeat(id, codes[place] ?? null, ordered[place]?.name ?? '');
        if (!joined.ok) return joined;
    }
    return made;
}

/** Take a place by its code, or a free one of a listed table. */
export function takeSeat(id: string, code: string | null, name: string): Promise<Result<Seated>> {
    return api.join(id, { code, name: name.trim() || null, nonce: newNonce() });
}

/** Go on at a table with a place that has just been taken; its code is used up. */
export function sitAt(table: Table, place: number): void {
    const known = ownPlaces(table.id);
    const before = known.length ? known : [table.people.you].filter((you) => you !== null);
    const own = [...new Set([...before, place])];
    rememberPlaces(table.id, own);
    go(`/t/${table.id}`, { replace: true });
    table.open(own.length > 1 ? (own[0] ?? null) : null);
}

function codesKey(id: string): string {
    return `vagon:codes:${id}`;
}

export function keepCodes(id: string, codes: Readonly<Record<string, string>>): void {
    const isKnown = recall(codesKey(id)) !== null;
    if (isKnown || Object.keys(codes).length) remember(codesKey(id), JSON.stringify(codes));
}

/** The codes of free places that this device may pass on. */
export function keptCodes(id: string): Readonly<Record<string, string>> {
    try {
        const known: unknown = JSON.parse(recall(codesKey(id)) ?? '{}');
        return known && typeof known === 'object' ? (known as Record<string, string>) : {};
    } catch {
        return {};
    }
}

/** The link that gives its reader a place; what follows the hash never leaves the browser by itself. */
export function inviteLink(origin: string, id: string, code: string | null): string {
    return `${origin}/t/${id}${code === null ? '' : `#${code}`}`;
}

/** True if a link leads nowhere on any other machine. */
export function isLocal(link: string): boolean {
    const { hostname } = new URL(link);
    return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

/** What people call a table: its players, or nothing. */
export function playersOf(table: TableInfo): readonly string[] {
    return table.places.filter(({ kind }) => kind === 'person').flatMap(({ name }) => name ?? []);
}
