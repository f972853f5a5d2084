/** What stands on a board. */
import type { View } from '../api/types';
import { settled } from '../state/settled';
import type { GameMap } from './maps';

export interface Pieces {
    /** Seat by route. */
    readonly owners: Readonly<Record<string, number>>;
    /** Seat by city. */
    readonly stations: Readonly<Record<string, number>>;
    /** Colours by stop, null where somebody has left. */
    readonly passengers: Readonly<Record<string, readonly (string | null)[]>>;
    /** Points by seat. */
    readonly points: readonly number[];
}

export const NO_PIECES: Pieces = { owners: {}, stations: {}, passengers: {}, points: [] };

/** The pieces that a view shows; what is as it was `before` is the same object. */
export function piecesOf(view: Pick<View, 'seats' | 'passengers'>, before: Pieces = NO_PIECES): Pieces {
    const owners: Record<string, number> = {};
    const stations: Record<string, number> = {};
    view.seats.forEach((seat, number) => {
        for (const route of seat.routes) owners[route] = number;
        for (const city of seat.stations) stations[city] = number;
    });
    const points = view.seats.map((seat) => seat.points);
    return settled(before, { owners, stations, passengers: view.passengers, points });
}

export function seatColour(map: GameMap, seat: number | null): string {
    return map.rules.player_colours[seat ?? -1] ?? 'grey';
}
