/** The places that this browser has at a table: several when players share a device. */
import { recall, remember } from './storage';

export function ownPlaces(id: string): readonly number[] {
    try {
        const known: unknown = JSON.parse(recall(`vagon:places:${id}`) ?? '[]');
        return Array.isArray(known) ? known.filter((place): place is number => Number.isInteger(place)) : [];
    } catch {
        return [];
    }
}

export function rememberPlaces(id: string, places: readonly number[]): void {
    remember(`vagon:places:${id}`, JSON.stringify(places));
}

/** The place that is followed first; null for a single one, or a spectator. */
export function firstPlace(id: string): number | null {
    const own = ownPlaces(id);
    return own.length > 1 ? (own[0] ?? null) : null;
}
