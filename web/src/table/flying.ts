/** Which cards fly from where to where, so that the eye can follow what happened. */
import type { View } from '../api/types';
import type { Line } from './story';

/** A card on its way between two things on the table, named by their `data-anchor`. */
export interface Flight {
    readonly kind: string | null;
    readonly from: string;
    readonly to: string;
    /** When it starts, and how long it takes. */
    readonly delay: number;
    readonly lasts: number;
}

const FLIGHT_MS = 420;
const STAGGER_MS = 110;
/** All cards of a new row: the old ones go, and then the new ones come. */
const RENEWAL_MS = 460;
const RENEWAL_FLIGHT_MS = 190;
const RENEWAL_STAGGER_MS = 10;
const MOST = 12; // of a long catch-up only the end is shown

export function flightsOf(
    lines: readonly Line[],
    before: View['row'],
    you: number | null,
): readonly Flight[] {
    const row = [...before];
    const flights: Flight[] = [];
    let clock = 0;
    const add = (kind: string | null, from: string, to: string): void => {
        flights.push({ kind, from, to, delay: clock, lasts: FLIGHT_MS });
        clock += STAGGER_MS;
    };
    const renew = (turned: readonly string[]): void => {
        const gone = row.map((kind) => kind ?? turned[0] ?? null);
        row.splice(0, row.length, ...turned.slice(-row.length));
        const lasts = RENEWAL_FLIGHT_MS;
        gone.forEach((kind, slot) => {
            const [place, delay] = [`row-${slot}`, clock + slot * RENEWAL_STAGGER_MS];
            flights.push({ kind, from: place, to: 'deck', delay, lasts });
            flights.push({
                kind: row[slot] ?? null,
                from: 'deck',
                to: place,
                delay: delay + RENEWAL_MS / 2,
                lasts,
            });
        });
        clock += RENEWAL_MS;
    };
    for (const { seat, text } of lines) {
        if (seat === null) continue;
        const isYou = seat === you;
        const home = (kind: string): string => (isYou ? `hand-${kind}` : `player-${seat}`);
        if (text.id === 'took') {
            const slot = row.indexOf(text.colour);
            if (slot >= 0) row[slot] = null;
            add(text.colour, `row-${Math.max(slot, 0)}`, home(text.colour));
        } else if (text.id === 'row-renewed') {
            renew(text.turned);
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
    const last = flights.slice(-MOST);
    const start = Math.min(...last.map(({ delay }) => delay));
    return last.map((flight) => ({ ...flight, delay: flight.delay - start }));
}
