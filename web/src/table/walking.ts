/** Walking over the board with the arrow keys: from a city onto a route, along it, and on to the next city. */
import type { GameMap } from '../board/maps';

/** At a place, or on a route that was entered from it. */
export interface Cursor {
    readonly place: string;
    readonly route: string | null;
}

type Vector = readonly [number, number];

const ARROWS: Readonly<Record<string, Vector>> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
};
/** How well an arrow must fit a way to lead along it: within 45 degrees. */
const ALONG = Math.SQRT1_2;

/** Where an arrow leads; null if the key is no arrow. On a route, arrows across it lead to the next one at its city. */
export function walk(map: GameMap, at: Cursor, key: string): Cursor | null {
    const arrow = ARROWS[key];
    if (!arrow) return null;
    const ways = around(map, at.place);
    if (at.route === null) {
        const best = ways.reduce<Way | null>(
            (found, way) => (found && dot(found.vector, arrow) >= dot(way.vector, arrow) ? found : way),
            null,
        );
        return best && dot(best.vector, arrow) > 0 ? { place: at.place, route: best.route } : at;
    }
    const number = ways.findIndex(({ route }) => route === at.route);
    const here = ways[number];
    if (!here) return at;
    const fit = dot(here.vector, arrow);
    if (fit >= ALONG) return { place: far(map, at.route, at.place), route: null };
    if (fit <= -ALONG) return { place: at.place, route: null };
    const isClockwise = here.vector[0] * arrow[1] - here.vector[1] * arrow[0] > 0;
    const next = ways[(number + (isClockwise ? 1 : ways.length - 1)) % ways.length];
    return next ? { place: at.place, route: next.route } : at;
}

interface Way {
    readonly route: string;
    readonly vector: Vector;
}

/** The routes at a place, clockwise, with the directions in which they leave it. */
function around(map: GameMap, place: string): readonly Way[] {
    const [x, y] = map.spot(place);
    return map
        .routesAt(place)
        .map(({ id }) => {
            const spaces = map.layout.spaces[id] ?? [];
            const middle = spaces[Math.floor(spaces.length / 2)] ?? [x, y];
            const length = Math.hypot(middle[0] - x, middle[1] - y) || 1;
            return { route: id, vector: [(middle[0] - x) / length, (middle[1] - y) / length] as const };
        })
        .sort(
            (one, other) =>
                Math.atan2(one.vector[1], one.vector[0]) - Math.atan2(other.vector[1], other.vector[0]),
        );
}

function far(map: GameMap, route: string, place: string): string {
    const [from, to] = map.route(route).ends;
    return from === place ? to : from;
}

function dot(one: Vector, other: Vector): number {
    return one[0] * other[0] + one[1] * other[1];
}
