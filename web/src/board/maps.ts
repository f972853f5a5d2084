/** The maps that come with us: their rules, where everything stands, and what places are called. */
import type { Language } from '../state/languages';
import { loadData, MAP_IDS } from './sources';

export type Colour =
    | 'violet' | 'white' | 'blue' | 'yellow' | 'orange' | 'black' | 'red' | 'green'; // prettier-ignore
export type Kind = Colour | 'locomotive';

const COLOURS: readonly Colour[] = [
    'violet', 'white', 'blue', 'yellow', 'orange', 'black', 'red', 'green',
]; // prettier-ignore
export const KINDS: readonly Kind[] = [...COLOURS, 'locomotive'];
/** Of the players, by seat. */
export const LETTERS = 'ABCDE';

export interface City {
    readonly id: string;
    readonly name: string;
    readonly passengers?: number;
}

export interface Route {
    readonly id: string;
    readonly ends: readonly [string, string];
    readonly length: number;
    readonly colour: Colour | 'grey';
    readonly kind: 'rail' | 'tunnel' | 'ferry';
    readonly locomotives: number;
}

export interface Ticket {
    readonly id: string;
    readonly ends: readonly [string, string];
    readonly points: number;
    readonly pile: string;
}

export interface Country {
    readonly id: string;
    readonly name: string;
    readonly passengers?: number;
    readonly crossings: readonly { readonly id: string }[];
}

export interface Rules {
    readonly player_colours: readonly string[];
    readonly wagons: number;
    readonly points_by_length: readonly number[];
    readonly all_tracks_from: number;
    readonly stations: number;
    readonly station_points: number;
    readonly piles: readonly string[];
    readonly opening_tickets: { readonly keep: number; readonly choose?: number };
    readonly drawn_tickets: {
        readonly count: number;
        readonly piles: readonly string[];
        readonly keep: number;
    };
    readonly longest_trail_points: number;
    readonly most_tickets_points: number;
    readonly passengers: {
        readonly colours: readonly string[];
        readonly each: number;
        readonly most: number;
        readonly second: number;
    } | null;
}

type Point = readonly [number, number];
type Box = readonly [number, number, number, number];
/** x and y of the centre, degrees clockwise from the east, length. */
export type Space = readonly [number, number, number, number];

export interface Layout {
    readonly sheet: Box;
    readonly frame: number;
    readonly city_radius: number;
    readonly space_height: number;
    readonly label_size: number;
    readonly country_size: number;
    readonly title: Box;
    readonly points: Box;
    readonly compass: readonly [number, number, number];
    readonly cities: Readonly<Record<string, Point>>;
    readonly crossings: Readonly<Record<string, readonly [number, number, number]>>;
    readonly countries: Readonly<Record<string, Box>>;
    readonly country_widths: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly stands: Readonly<Record<string, readonly Point[]>>;
    readonly spaces: Readonly<Record<string, readonly Space[]>>;
    readonly labels: Readonly<Record<string, Readonly<Record<string, Point>>>>;
    readonly track: readonly Point[];
    /** Of the letters of names, in thousandths of their size. */
    readonly advances: Readonly<Record<string, number>>;
    /** Where the mark of a whole route stands, by route. */
    readonly shields: Readonly<Record<string, Point>>;
    readonly shield_radius: number;
}

type Names = Readonly<Record<string, readonly string[]>>;

interface Source {
    readonly map: {
        readonly id: string;
        readonly rules: Rules;
        readonly cities: readonly City[];
        readonly countries?: readonly Country[];
        readonly routes: readonly (Partial<Route> & Pick<Route, 'id' | 'ends' | 'length' | 'colour'>)[];
        readonly tickets: readonly Ticket[];
    };
    readonly layout: Layout;
    /** Of the rules, on every map. */
    readonly numbers: {
        readonly deck: number; // all train cards
        readonly tunnel_cards: number; // turned up for a tunnel
        readonly final_wagons: number; // whoever has no more ends the game
    };
    readonly names: {
        readonly title: Names;
        readonly cities: Readonly<Record<string, Names>>;
        readonly countries: Readonly<Record<string, Names>>;
    };
}

/** The language of the names as printed on the board. */
export const PRINTED = 'board';
export type NamesLanguage = Language | typeof PRINTED;

/** A map with its layout and names. */
export class GameMap {
    readonly id: string;
    readonly rules: Rules;
    readonly numbers: Source['numbers'];
    readonly layout: Layout;
    readonly cities: readonly City[];
    readonly countries: readonly Country[];
    readonly routes: readonly Route[];
    readonly tickets: readonly Ticket[];
    /** The board with its frame. */
    readonly box: {
        readonly left: number;
        readonly top: number;
        readonly width: number;
        readonly height: number;
    };
    readonly #names: Source['names'];
    readonly #routes: ReadonlyMap<string, Route>;
    readonly #tickets: ReadonlyMap<string, Ticket>;
    readonly #crossings: ReadonlyMap<string, string>; // country by crossing
    readonly #at: ReadonlyMap<string, readonly Route[]>;
    readonly #lines = new Map<string, string>();
    #network = '';

    constructor(source: Source) {
        this.id = source.map.id;
        this.rules = source.map.rules;
        this.numbers = source.numbers;
        this.layout = source.layout;
        this.cities = source.map.cities;
        this.countries = source.map.countries ?? [];
        this.routes = source.map.routes.map((route) => ({ kind: 'rail', locomotives: 0, ...route }));
        this.tickets = source.map.tickets;
        this.#names = source.names;
        this.#routes = new Map(this.routes.map((route) => [route.id, route]));
        this.#tickets = new Map(this.tickets.map((ticket) => [ticket.id, ticket]));
        this.#crossings = new Map(
            this.countries.flatMap((country) => country.crossings.map(({ id }) => [id, country.id] as const)),
        );
        const at = new Map<string, Route[]>();
        for (const route of this.routes) {
            for (const end of route.ends) at.set(end, [...(at.get(end) ?? []), route]);
        }
        this.#at = at;
        const { sheet, frame } = source.layout;
        this.box = {
            left: sheet[0] - frame,
            top: sheet[1] - frame,
            width: sheet[2] + 2 * frame,
            height: sheet[3] + 2 * frame,
        };
    }

    hasRoute(id: string): boolean {
        return this.#routes.has(id);
    }

    route(id: string): Route {
        const found = this.#routes.get(id);
        if (!found) throw new Error(`no route ${id} on ${this.id}`);
        return found;
    }

    ticket(id: string): Ticket {
        const found = this.#tickets.get(id);
        if (!found) throw new Error(`no ticket ${id} on ${this.id}`);
        return found;
    }

    /** Routes that end in a city or at a crossing. */
    routesAt(place: string): readonly Route[] {
        return this.#at.get(place) ?? [];
    }

    /** Where a city or a crossing is. */
    spot(place: string): Point {
        const city = this.layout.cities[place];
        if (city) return city;
        const crossing = this.layout.crossings[place];
        return crossing ? [crossing[0], crossing[1]] : [0, 0];
    }

    /** The line through the middle of a route's spaces. */
    line(route: string): string {
        let found = this.#lines.get(route);
        if (found === undefined) {
            found = routeLine(this.layout.spaces[route] ?? []);
            this.#lines.set(route, found);
        }
        return found;
    }

    /** All routes as straight lines, for small pictures. */
    get network(): string {
        this.#network ||= this.routes
            .map(({ ends }) => `M${this.spot(ends[0]).join(' ')}L${this.spot(ends[1]).join(' ')}`)
            .join('');
        return this.#network;
    }

    /** Left side and width of the cartouche of a country, which is as wide as its name and a passenger. */
    cartouche(country: string, language: NamesLanguage): Point {
        const [left, , room] = this.layout.countries[country] ?? [0, 0, 0, 0];
        const width = (this.layout.country_widths[country]?.[language] ?? 0) + 19;
        return [left + (room - width) / 2, width];
    }

    /** Where the passengers of a city or a country have their feet. */
    stands(stop: string, language: NamesLanguage): readonly Point[] {
        const country = this.layout.countries[stop];
        if (!country) return this.layout.stands[stop] ?? [];
        const [left, width] = this.cartouche(stop, language);
        return [[left + width - 6.5, country[1] + country[3] - 3]];
    }

    /** The places that stand for an end of a ticket: a city, or all crossings of a country. */
    placesOf(end: string): readonly string[] {
        const country = this.countries.find(({ id }) => id === end);
        return country ? country.crossings.map(({ id }) => id) : [end];
    }

    /** Where passengers wait who board at an end of a route: a city, or the country behind a crossing. */
    stopOf(end: string): string {
        return this.#crossings.get(end) ?? end;
    }

    /** All forms of a place's name, the one for show first; a crossing is called as its country. */
    names(place: string, language: NamesLanguage): readonly string[] {
        const id = this.#crossings.get(place) ?? place;
        return (this.#names.cities[id] ?? this.#names.countries[id])?.[language] ?? [id];
    }

    name(place: string, language: NamesLanguage): string {
        return this.names(place, language)[0] ?? place;
    }

    title(language: NamesLanguage): string {
        return this.#names.title[language]?.[0] ?? this.id;
    }

    points(length: number): number {
        return this.rules.points_by_length[length - 1] ?? 0;
    }
}

/** The angle of a space, or its opposite if letters would stand on their heads. */
export function upright(angle: number): number {
    return ((((angle + 90) % 180) + 180) % 180) - 90;
}

/** The spaces of a ferry on which locomotives are owed: in the middle, where they are best seen. */
export function owesLocomotive(route: Route, space: number): boolean {
    const first = Math.floor((route.length - route.locomotives) / 2);
    return first <= space && space < first + route.locomotives;
}

/** The line through the middle of a route's spaces. */
export function routeLine(spaces: readonly Space[]): string {
    return spaces
        .map(([x, y, angle, length], number) => {
            const dx = (Math.cos((angle * Math.PI) / 180) * length) / 2;
            const dy = (Math.sin((angle * Math.PI) / 180) * length) / 2;
            return `${number ? 'L' : 'M'}${fixed(x - dx)} ${fixed(y - dy)}L${fixed(x + dx)} ${fixed(y + dy)}`;
        })
        .join('');
}

function fixed(value: number): number {
    return Math.round(value * 10) / 10;
}

export { MAP_IDS };
const maps = new Map<string, Promise<GameMap>>();

/** The map of an id. */
export function loadMap(id: string): Promise<GameMap> {
    let found = maps.get(id);
    if (!found) {
        found = loadData(id).then((data) => new GameMap(data as Source));
        maps.set(id, found);
    }
    return found;
}
