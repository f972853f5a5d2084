/** The final score as a story: step by step, each with what it adds and what it shows on the board. */
import type { Score, View } from '../api/types';
import type { GameMap } from '../board/maps';

interface Told {
    /** Points that this step adds, by seat. */
    readonly adds: readonly number[];
    /** Totals after it, by seat. */
    readonly totals: readonly number[];
    /** Routes and places to light up. */
    readonly lit: readonly string[];
    /** Routes of others among them. */
    readonly borrowed: readonly string[];
}

export type Step = Told &
    (
        | { readonly kind: 'routes' }
        | {
              readonly kind: 'ticket';
              readonly seat: number;
              readonly ticket: string;
              readonly isComplete: boolean;
              /** The owners of borrowed routes, and the stations they are borrowed by. */
              readonly loans: readonly {
                  readonly station: string;
                  readonly route: string;
                  readonly owner: number;
              }[];
          }
        | { readonly kind: 'stations'; readonly left: readonly number[] }
        | { readonly kind: 'trail'; readonly lengths: readonly number[]; readonly winners: readonly number[] }
        | {
              readonly kind: 'most-tickets';
              readonly completed: readonly number[];
              readonly winners: readonly number[];
          }
        | { readonly kind: 'passengers'; readonly colour: string; readonly counts: readonly number[] }
        | { readonly kind: 'result' }
    );

type Bare = {
    [K in Step['kind']]: Omit<Extract<Step, { kind: K }>, 'totals' | 'borrowed' | 'lit'>;
}[Step['kind']] &
    Partial<Pick<Told, 'lit' | 'borrowed'>>;

/** All steps, from the points for routes to the result. */
export function scoringSteps(map: GameMap, score: Score, view: Pick<View, 'seats'>): readonly Step[] {
    const none = score.seats.map(() => 0);
    const bare: Bare[] = [
        { kind: 'routes', adds: score.seats.map(({ routes }) => routes) },
        ...score.seats.flatMap((_, seat) => tickets(map, score, seat)),
        ...stations(map, score),
        ...trail(map, score),
        ...mostTickets(map, score),
        ...passengers(map, score, view),
        { kind: 'result', adds: none },
    ];
    let totals: readonly number[] = none;
    return bare.map((step) => {
        totals = totals.map((total, seat) => total + (step.adds[seat] ?? 0));
        return { lit: [], borrowed: [], ...step, totals } as Step;
    });
}

/** Of one seat: what it failed to join first, then what it joined. */
function tickets(map: GameMap, score: Score, seat: number): Bare[] {
    const own = score.seats[seat];
    if (!own) return [];
    const ordered = [...own.by_ticket].sort(
        (a, b) => Number(a.is_complete) - Number(b.is_complete) || Math.abs(a.points) - Math.abs(b.points),
    );
    return ordered.map(({ ticket, points, is_complete, path, borrowed }) => ({
        kind: 'ticket',
        seat,
        ticket,
        isComplete: is_complete,
        adds: score.seats.map((_, other) => (other === seat ? points : 0)),
        lit: [...path, ...map.ticket(ticket).ends.flatMap((end) => [end, ...map.placesOf(end)])],
        borrowed,
        loans: own.borrowed.filter(({ route }) => borrowed.includes(route)),
    }));
}

function stations(map: GameMap, score: Score): Bare[] {
    if (!map.rules.stations) return [];
    const left = score.seats.map(({ stations_left }) => stations_left);
    return [{ kind: 'stations', left, adds: score.seats.map((seat) => seat.stations) }];
}

function trail(map: GameMap, score: Score): Bare[] {
    if (!map.rules.longest_trail_points) return [];
    const winners = score.seats.flatMap(({ longest_trail }, seat) => (longest_trail ? [seat] : []));
    return [
        {
            kind: 'trail',
            lengths: score.seats.map(({ trail_length }) => trail_length),
            winners,
            adds: score.seats.map(({ longest_trail }) => longest_trail),
            lit: winners.flatMap((seat) => score.seats[seat]?.trail ?? []),
        },
    ];
}

function mostTickets(map: GameMap, score: Score): Bare[] {
    if (!map.rules.most_tickets_points) return [];
    return [
        {
            kind: 'most-tickets',
            completed: score.seats.map(({ completed_tickets }) => completed_tickets),
            winners: score.seats.flatMap(({ most_tickets }, seat) => (most_tickets ? [seat] : [])),
            adds: score.seats.map(({ most_tickets }) => most_tickets),
        },
    ];
}

function passengers(map: GameMap, score: Score, view: Pick<View, 'seats'>): Bare[] {
    return (map.rules.passengers?.colours ?? []).map((colour) => ({
        kind: 'passengers',
        colour,
        counts: view.seats.map((seat) => seat.passengers[colour] ?? 0),
        adds: score.seats.map((seat) => seat.by_passenger_colour[colour] ?? 0),
    }));
}

/** Seats in the order of their places. */
export function ranking(score: Score): readonly number[] {
    return score.seats.map((_, seat) => seat).sort((a, b) => placeOf(score, a) - placeOf(score, b) || a - b);
}

function placeOf(score: Score, seat: number): number {
    return score.seats[seat]?.place ?? 0;
}
