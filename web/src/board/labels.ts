/**
 * Names that can be read however small the board is. Where they are large enough, all stand where the layout has them.
 * On a smaller board they are larger by its measure, and those are shown that find room, the most wanted first.
 */
import type { GameMap, NamesLanguage } from './maps';

/** Left, top, right, bottom. */
export type Edges = readonly [number, number, number, number];

/** A name: the start of its baseline and what it takes, in units of the map. `lead` points from it to a city far off. */
export interface Label {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly edges: Edges;
    readonly lead: string;
}

export type Labels = ReadonlyMap<string, Label>;

/** The least size of names, in pixels. */
export const READABLE = 9.2;
const STEP = 1.08; // from one size to the next, so that a little more room does not move every name
const [ASCENT, DESCENT] = [0.75, 0.2]; // of the size
const BOLD = 1.05; // how much wider names are when they are lit
const [APART, ABOVE] = [0.22, 0.04]; // room between names, of the size
const SIDES = [0, -0.35, 0.35, -0.72, 0.72]; // how far the middle of a name is off that of its city, of its height
const ALONG = [0, -0.25, 0.25, -0.5, 0.5]; // the same above and below, of its width
const RINGS = [0, 0.45, 1, 1.7, 2.5, 3.4, 4.5, 6]; // how far off a name may be, of the size
const LED = 0.4; // from where on a line leads to it
// What it costs to hide things, to be far off, on another side than usual, near another city, to drive off a name.
const [FAR, TURNED, MISTAKEN, WEAK] = [2.2, 0.5, 2.5, 6];
const MOST = 3.6; // and the most for a name that nobody asked for
const NEVER = Infinity;
/** Room for a passenger beside the name of a country. */
const PASSENGER = 9;

/** The size of names, in units of the map, where a unit is so many pixels. */
export function sizeOf(map: GameMap, pixels: number): number {
    const { label_size } = map.layout;
    const steps = Math.ceil(Math.log(READABLE / pixels / label_size) / Math.log(STEP));
    return steps > 0 ? label_size * STEP ** steps : label_size;
}

/** A point of the network, how bad it is to hide it, and what is around it. */
type Point = readonly [x: number, y: number, harm: number, reach: number];

interface Choice extends Label {
    readonly cost: number;
}

/** What a name may hide. */
interface Around {
    readonly network: readonly Point[];
    readonly cities: readonly (readonly [number, number])[];
}

/** Places names of one size in one language. */
export class Placer {
    readonly size: number;
    /** True if names are larger than the layout has room for. */
    readonly isTight: boolean;
    readonly #map: GameMap;
    readonly #language: NamesLanguage;
    readonly #choices = new Map<string, readonly Choice[]>();

    constructor(map: GameMap, language: NamesLanguage, size: number) {
        this.#map = map;
        this.#language = language;
        this.size = size;
        this.isTight = size > map.layout.label_size;
    }

    width(place: string): number {
        const { advances } = this.#map.layout;
        const text = this.#map.name(place, this.#language);
        return ([...text].reduce((sum, letter) => sum + (advances[letter] ?? 500), 0) * this.size) / 1000;
    }

    /** The names to be shown if these must be; the rest as far as there is room, the best connected first. */
    place(first: ReadonlySet<string>): Labels {
        const shown = new Map<string, Label>();
        if (!this.isTight) {
            for (const { id } of this.#map.cities) shown.set(id, this.#printed(id));
            return shown;
        }
        const rank = (id: string): number =>
            this.#map.placesOf(id).reduce((sum, place) => sum + this.#map.routesAt(place).length, 0);
        const countries = this.#map.countries.map(({ id }) => id);
        const places = [...this.#map.cities.map(({ id }) => id), ...countries];
        places.sort((one, other) => rank(other) - rank(one));
        const isFirst = (id: string): boolean => first.has(id);
        // Countries first: they have the least choice.
        for (const id of new Set([...countries, ...places].filter(isFirst))) this.#add(shown, id, NEVER);
        for (const id of places) if (!shown.has(id)) this.#add(shown, id, MOST);
        return shown;
    }

    /** With some more names; those that they meet give way, and none moves. */
    call(names: ReadonlySet<string>, shown: Labels): Labels {
        const missing = [...names].filter((id) => !shown.has(id) && this.#knows(id));
        if (!this.isTight || !missing.length) return shown;
        const called = new Map([...shown].filter(([id]) => names.has(id)));
        for (const id of missing) this.#add(called, id, NEVER, shown);
        for (const [id, label] of shown) if (!meets(called, label, this.size)) called.set(id, label);
        return called;
    }

    #knows(id: string): boolean {
        const { cities, countries } = this.#map.layout;
        return id in cities || id in countries;
    }

    /** Show a name where it hides least, if that is less than `most`. `weak` ones may be met, though better not. */
    #add(shown: Map<string, Label>, id: string, most: number, weak: Labels = NO_LABELS): void {
        let best: Choice | null = null;
        let least = most;
        for (const ring of RINGS) {
            if (least <= FAR * ring) break;
            for (const choice of this.#choicesFor(id, ring)) {
                if (choice.cost >= least) break;
                if (meets(shown, choice, this.size)) continue;
                const cost = choice.cost + (meets(weak, choice, this.size) ? WEAK : 0);
                if (cost < least) [best, least] = [choice, cost];
            }
        }
        if (best) shown.set(id, best);
    }

    /** Where a name can be at a distance, with what that costs, the best first. */
    #choicesFor(id: string, ring: number): readonly Choice[] {
        const key = `${id} ${ring}`;
        let found = this.#choices.get(key);
        if (!found) {
            found = (id in this.#map.layout.cities ? this.#atCity(id, ring) : this.#atCountry(id, ring))
                .filter(({ cost }) => cost < NEVER)
                .sort((one, other) => one.cost - other.cost);
            this.#choices.set(key, found);
        }
        return found;
    }

    /** Where the layout has a name. */
    #printed(id: string): Label {
        const [x, y] = this.#map.layout.labels[this.#language]?.[id] ?? [0, 0];
        const edges: Edges = [x, y - ASCENT * this.size, x + this.width(id), y + DESCENT * this.size];
        return { id, x, y, edges, lead: '' };
    }

    /** Places for the name of a city, on all sides of it. */
    #atCity(id: string, ring: number): Choice[] {
        const [cx, cy] = this.#map.spot(id);
        const { city_radius, label_size, labels } = this.#map.layout;
        const [wide, high] = [this.width(id) * BOLD, (ASCENT + DESCENT) * this.size];
        const [x, y] = labels[this.#language]?.[id] ?? [cx, cy];
        const usual = Math.atan2(y - 0.3 * label_size - cy, x + (wide * label_size) / this.size / 2 - cx);
        const gap = city_radius + 1 + ring * this.size;
        const [dx, dy] = [wide / 2 + gap + 0.08 * this.size, high / 2 + gap];
        const middles = [
            ...SIDES.flatMap((part) => [[dx, part * high] as const, [-dx, part * high] as const]),
            ...ALONG.flatMap((part) => [[part * wide, dy] as const, [part * wide, -dy] as const]),
        ];
        const near = this.#within([cx - wide - gap, cy - high - gap, cx + wide + gap, cy + high + gap], id);
        return middles.map(([mx, my]) => {
            const edges = this.#onSheet(cx + mx, cy + my, wide, high);
            const lead = ring > LED ? leadTo(edges, cx, cy) : '';
            const turned = 1 - Math.cos(Math.atan2(my, mx) - usual);
            const own = gapTo(edges, cx, cy);
            const harm = own < city_radius ? NEVER : this.#harm(edges, near, own);
            const cost = harm + FAR * ring + TURNED * turned;
            return { id, x: edges[0], y: edges[3] - DESCENT * this.size, edges, lead, cost };
        });
    }

    /** Places for the cartouche of a country, about where it usually is. */
    #atCountry(id: string, ring: number): Choice[] {
        const [left, top, room, tall] = this.#map.layout.countries[id] ?? [0, 0, 0, 0];
        const [wide, high] = [this.width(id) + this.size * 0.7 + PASSENGER, this.size * 1.35];
        const [cx, cy] = [left + room / 2, top + tall / 2];
        const offs = [-ring, 0, ring];
        return offs.flatMap((across) =>
            offs.map((down) => {
                const [dx, dy] = [2 * across * this.size, down * this.size];
                const edges = this.#onSheet(cx + dx, cy + dy, wide, high);
                const cost = this.#harm(edges, this.#within(edges, id), 0) + FAR * ring;
                const [x, y] = [edges[0] + 0.35 * this.size, edges[3] - 0.34 * this.size];
                return { id, x, y, edges, lead: '', cost };
            }),
        );
    }

    /** A box around a point, or beside it where the sheet ends. */
    #onSheet(x: number, y: number, wide: number, high: number): Edges {
        const [left, top, width, height] = this.#map.layout.sheet;
        const kept = (middle: number, from: number, to: number): number =>
            Math.min(Math.max(middle, from), to);
        const middleX = kept(x, left + wide / 2 + 3, left + width - wide / 2 - 3);
        const middleY = kept(y, top + high / 2 + 3, top + height - high / 2 - 3);
        return [middleX - wide / 2, middleY - high / 2, middleX + wide / 2, middleY + high / 2];
    }

    /** What is in a box, and near it, but for one city. */
    #within([left, top, right, bottom]: Edges, city: string): Around {
        const isNear = (x: number, y: number, room: number): boolean =>
            x > left - room && x < right + room && y > top - room && y < bottom + room;
        const room = 2 * this.size;
        return {
            network: networkOf(this.#map).filter(([x, y]) => isNear(x, y, 10)),
            cities: Object.entries(this.#map.layout.cities)
                .filter(([id, [x, y]]) => id !== city && isNear(x, y, room))
                .map(([, spot]) => spot),
        };
    }

    /** What a name costs that is so far from its own city. */
    #harm(edges: Edges, near: Around, own: number): number {
        const { city_radius, title, points } = this.#map.layout;
        const [left, top, right, bottom] = edges;
        if (overlap(edges, sides(title), 0, 0) || overlap(edges, sides(points), 0, 0)) return NEVER;
        let harm = 0;
        for (const [cx, cy] of near.cities) {
            const gap = gapTo(edges, cx, cy);
            if (gap < city_radius) return NEVER;
            if (gap < own + 3) harm += MISTAKEN; // it would be taken for the other's
        }
        for (const [px, py, bad, reach] of near.network) {
            if (px > left - reach && px < right + reach && py > top - reach && py < bottom + reach)
                harm += bad;
        }
        return harm;
    }
}

const NO_LABELS: Labels = new Map();
const networks = new WeakMap<GameMap, readonly Point[]>();

/** What lies on the board, as points: thirds of spaces, marks of routes, frontier posts, passengers. */
function networkOf(map: GameMap): readonly Point[] {
    let known = networks.get(map);
    if (!known) {
        const { spaces, shields, crossings, stands, compass } = map.layout;
        const thirds = Object.values(spaces).flatMap((row) =>
            row.flatMap(([x, y, angle, length]) => {
                const turn = (angle * Math.PI) / 180;
                const [dx, dy] = [(Math.cos(turn) * length) / 3, (Math.sin(turn) * length) / 3];
                const harm = 0.25 + 0.4 / row.length; // the less of a route there is, the sooner it is hidden
                return [-1, 0, 1].map((part): Point => [x + part * dx, y + part * dy, harm, 2]);
            }),
        );
        known = [
            ...thirds,
            ...Object.values(shields).map(([x, y]): Point => [x, y, 1.2, 5]),
            ...Object.values(crossings).map(([x, y]): Point => [x, y, 2, 4]),
            ...Object.values(stands).flatMap((places) => places.map(([x, y]): Point => [x, y - 5, 0.8, 2])),
            [compass[0], compass[1], 1, 9],
        ];
        networks.set(map, known);
    }
    return known;
}

function sides([x, y, wide, high]: Edges): Edges {
    return [x, y, x + wide, y + high];
}

function meets(labels: Labels, { edges }: Label, size: number): boolean {
    for (const other of labels.values())
        if (overlap(edges, other.edges, APART * size, ABOVE * size)) return true;
    return false;
}

function overlap(one: Edges, other: Edges, apart: number, above: number): boolean {
    return (
        one[0] < other[2] + apart &&
        other[0] < one[2] + apart &&
        one[1] < other[3] + above &&
        other[1] < one[3] + above
    );
}

/** From a point to a box; 0 within. */
function gapTo(edges: Edges, x: number, y: number): number {
    const [dx, dy] = [Math.max(edges[0] - x, x - edges[2], 0), Math.max(edges[1] - y, y - edges[3], 0)];
    return Math.sqrt(dx * dx + dy * dy);
}

/** A line from a city to the nearest point of its name. */
function leadTo(edges: Edges, x: number, y: number): string {
    const nearest = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);
    const [ex, ey] = [nearest(x, edges[0], edges[2]), nearest(y, edges[1], edges[3])];
    return `M${x.toFixed(1)} ${y.toFixed(1)}L${ex.toFixed(1)} ${ey.toFixed(1)}`;
}
