/** Which cards fly from where to where, so that the eye can follow what happened. */
import type { View } from '../api/types';
import type { Line } from './story';

/** A card on its way between two things on the table, named by their `data-anchor`. */
export interface Flight {
    readonly kind: string | null;
    readonly from: string;
    readonly to: string;
    readonly delay: number;
}

const STAGGER_MS = 110;
const MOST = 12; // of a long catch-up only the end is shown

export function flightsOf(
    lines: readonly Line[],
    before: View['row'],
    you: number | null,
): readonly Flight[] {
    const row = [...before];
    const flights: Flight[] = [];
    const add = (kind: string | null, from: string, to: string): void => {
        flights.push({ kind, from, to, delay: flights.length * STAGGER_MS });
    };
    for (const { seat, text } of lines) {
        if (seat === null) continue;
        const isYou = seat === you;
        const home = (kind: string): string => (isYou ? `hand-${kind}` : `player-${seat}`);
        if (text.id === 'took') {
            const slot = row.indexOf(text.colour);
            if (slot >= 0) row[slot] = null;
            add(text.colour, `row-${Math.max(slot, 0)}`, home(text.colour));
        } else if (text.id === 'drew-card') {
            add(isYou ? text.colour : null, 'deck', home(text.colour));
        } else if (text.id === 'drew') {
            add(null, 'deck', `player-${seat}`);
        } else if (
            text.id === 'claimed' ||
            text.id === 'dug' ||
            text.id === 'station' ||
            text.id === 'added'
        ) {
            for (const [kind, count] of Object.entries(text.cards)) {
                for (let number = 0; number < Math.min(count, 3); number++) add(kind, home(kind), 'deck');
            }
        }
    }
    return flights.slice(-MOST).map((flight, number) => ({ ...flight, delay: number * STAGGER_MS }));
}
