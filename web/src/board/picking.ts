/** What is meant by a point on the board. */
import type { GameMap, Space } from './maps';

/** A space that is asked for often: its middle, its direction, and half its length. */
type Chain = readonly (readonly [x: number, y: number, cos: number, sin: number, half: number])[];

const chains = new WeakMap<GameMap, readonly (readonly [id: string, chain: Chain])[]>();

function chainsOf(map: GameMap): readonly (readonly [string, Chain])[] {
    let known = chains.get(map);
    if (!known) {
        known = Object.entries(map.layout.spaces).map(([id, spaces]) => [id, spaces.map(turned)] as const);
        chains.set(map, known);
    }
    return known;
}

function turned([x, y, angle, length]: Space): Chain[number] {
    const turn = (angle * Math.PI) / 180;
    return [x, y, Math.cos(turn), Math.sin(turn), length / 2];
}

export interface Candidate {
    readonly kind: 'route' | 'city';
    readonly id: string;
    /** From the point to the edge of the thing, in units of the map. */
    readonly distance: number;
}

function toSpace([x, y, cos, sin, half]: Chain[number], height: number, px: number, py: number): number {
    const along = Math.abs((px - x) * cos + (py - y) * sin) - half;
    const across = Math.abs((py - y) * cos - (px - x) * sin) - height / 2;
    return Math.hypot(Math.max(along, 0), Math.max(across, 0));
}

/** Everything within `reach` of a point, nearest first. */
export function candidatesAt(map: GameMap, x: number, y: number, reach: number): readonly Candidate[] {
    const { space_height, cities, city_radius } = map.layout;
    const found: Candidate[] = [];
    for (const [id, chain] of chainsOf(map)) {
        const distance = Math.min(...chain.map((space) => toSpace(space, space_height, x, y)));
        if (distance <= reach) found.push({ kind: 'route', id, distance });
    }
    for (const [id, [cx, cy]] of Object.entries(cities)) {
        const distance = Math.max(0, Math.hypot(x - cx, y - cy) - city_radius);
        if (distance <= reach) found.push({ kind: 'city', id, distance });
    }
    return found.sort((one, other) => one.distance - other.distance);
}

/**
 * The candidates that may be meant, nearest first: one if it is clear, several if the reader must choose. A pointer
 * that stands on a thing means it; a finger does not know on what it stands.
 */
export function meant(
    candidates: readonly Candidate[],
    isFinger: boolean,
    slack: number,
): readonly Candidate[] {
    const [first] = candidates;
    if (!first) return [];
    if (!isFinger && first.distance === 0) return [first];
    return candidates.filter(({ distance }) => distance <= first.distance + slack);
}
