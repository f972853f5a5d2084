/** What has happened at a table, as lines: each a message and what it is about. Words are put to them elsewhere. */
import type { NewsItem } from '../api/types';
import type { GameMap } from '../board/maps';

/** Cards of each kind. */
export type Cards = Readonly<Record<string, number>>;

export interface Line {
    /** Number of the event it belongs to; chat has none. */
    readonly seq: number | null;
    /** How many moves had been made with it; null for what is no move. */
    readonly move: number | null;
    readonly at: number;
    /** The seat it is about, where it is about one. */
    readonly seat: number | null;
    readonly place: number | null;
    readonly text:
        | { readonly id: 'drew' | 'passed' | 'shuffled' | 'over' | 'revealed-nothing' }
        /** With the cards that were turned up: first the one that filled the gap, last the new row. */
        | { readonly id: 'row-renewed'; readonly turned: readonly string[] }
        | { readonly id: 'mix-secret' | 'kept-secret' }
        | { readonly id: 'drew-card' | 'took'; readonly colour: string }
        | { readonly id: 'mix' | 'tickets-mix'; readonly short: number; readonly long: number }
        | { readonly id: 'tickets' | 'kept'; readonly count: number }
        | { readonly id: 'kept-tickets'; readonly tickets: readonly string[] }
        | { readonly id: 'claimed'; readonly route: string; readonly cards: Cards; readonly points: number }
        | { readonly id: 'dug'; readonly route: string; readonly cards: Cards }
        | { readonly id: 'revealed'; readonly cards: readonly string[]; readonly count: number }
        | { readonly id: 'added'; readonly cards: Cards }
        | { readonly id: 'dug-through'; readonly route: string; readonly points: number }
        | { readonly id: 'withdrew'; readonly route: string }
        | { readonly id: 'station'; readonly city: string; readonly cards: Cards }
        | { readonly id: 'passenger'; readonly colour: string; readonly end: string }
        | { readonly id: 'no-passenger'; readonly end: string }
        | { readonly id: TableEvent }
        | { readonly id: 'switched'; readonly what: string; readonly on: 'yes' | 'no' }
        | { readonly id: 'said'; readonly phrase: string | null; readonly words: string | null };
}

type TableEvent =
    | 'created' | 'joined' | 'took-over' | 'started' | 'undone' | 'left' | 'timed-out' | 'removed'
    | 'away' | 'gone' | 'back' | 'returned' | 'wants-pause' | 'wants-resume' | 'rematch' | 'renamed' | 'closed'; // prettier-ignore

const LEFT: Readonly<Record<string, TableEvent>> = {
    left: 'left',
    clock: 'timed-out',
    kicked: 'removed',
    host: 'removed',
    away: 'away',
};

/** Tells a table's story line by line. One teller reads all news of a table, in their order. */
export class Teller {
    readonly #map: GameMap;
    readonly #stations = new Map<number, number>();
    #claim: { route: string; colour: string; extras: number } | null = null;
    #ends: string[] = [];
    readonly #waiting = new Map<string, number>();
    #station: string | null = null;
    #offered: readonly string[] = [];
    #moves = 0;
    /** Who has just sat down, and may tell a name. */
    #newcomer: number | null = null;

    constructor(map: GameMap) {
        this.#map = map;
        for (const { id, passengers } of [...map.cities, ...map.countries]) {
            this.#waiting.set(id, passengers ?? 0);
        }
    }

    /** The lines of an event. */
    lines(item: NewsItem): readonly Line[] {
        const about = { seq: item.seq ?? null, move: null, at: item.at, place: item.place ?? null };
        if (item.event === 'said') {
            const text = { id: 'said' as const, phrase: item.phrase ?? null, words: item.text ?? null };
            return [{ ...about, seat: null, text }];
        }
        if (item.event === 'switched') {
            const text = { id: item.event, what: item.what ?? '', on: item.on ? 'yes' : 'no' } as const;
            return [{ ...about, seat: null, text }];
        }
        if (item.event !== 'played') {
            const isFirstName = item.event === 'renamed' && item.place === this.#newcomer;
            this.#newcomer = item.event === 'joined' ? (item.place ?? null) : null;
            const id = isFirstName ? null : this.#tableEvent(item);
            return id ? [{ ...about, seat: null, text: { id } }] : [];
        }
        return (item.moves ?? []).flatMap((move) => {
            const texts = this.#move(move.seat, move.action, move.kept ?? null, move.chance ?? []);
            this.#moves += 1;
            return texts.map((text) => ({
                ...about,
                place: null,
                seat: move.seat,
                move: this.#moves,
                text,
            }));
        });
    }

    #tableEvent(item: NewsItem): TableEvent | null {
        switch (item.event) {
            case 'created':
            case 'started':
            case 'undone':
            case 'returned':
            case 'gone':
            case 'back':
            case 'renamed':
            case 'closed':
                return item.event;
            case 'joined':
                return item.revokes ? 'took-over' : 'joined';
            case 'replaced':
                return LEFT[item.reason ?? ''] ?? 'left';
            case 'agreed':
                return item.to === 'pause' ? 'wants-pause' : 'wants-resume';
            case 'rematched':
                return 'rematch';
            default:
                return null;
        }
    }

    #move(
        seat: number,
        action: string | null,
        kept: number | null,
        chance: readonly string[],
    ): Line['text'][] {
        const outcomes = chance.map((outcome) => outcome.split(' ') as [string, string]);
        const cards = outcomes.filter(([kind]) => kind === 'card').map(([, card]) => card);
        const shuffled: Line['text'][] = outcomes.some(([kind]) => kind === 'shuffle')
            ? [{ id: 'shuffled' }]
            : [];
        const tickets = outcomes.filter(([kind]) => kind === 'ticket').map(([, ticket]) => ticket);
        if (action === null) {
            return kept === null ? [{ id: 'kept-secret' }] : [{ id: 'kept', count: kept }, ...shuffled];
        }
        const [verb = '', object = ''] = action.split(' ');
        switch (verb) {
            case 'draw':
                return [...this.#draw(object, cards), ...shuffled];
            case 'tickets':
                this.#offered = tickets;
                return this.#tickets(object);
            case 'keep': {
                const chosen = object.split(',').map((position) => this.#offered[Number(position) - 1]);
                const known = chosen.filter((ticket) => ticket !== undefined);
                this.#offered = [];
                if (known.length === chosen.length) return [{ id: 'kept-tickets', tickets: known }];
                return [{ id: 'kept', count: chosen.length }];
            }
            case 'claim':
                this.#claim = { route: object, colour: '', extras: 0 };
                // Passengers board at one end after the other, wherever any wait.
                this.#ends = this.#map
                    .route(object)
                    .ends.map((end) => this.#map.stopOf(end))
                    .filter((stop) => this.#waiting.get(stop));
                return [];
            case 'station':
                this.#station = object;
                return [];
            case 'pay':
                return [...this.#pay(seat, object, cards), ...shuffled];
            case 'passenger':
                return this.#passenger(object);
            case 'pass':
                return [{ id: 'passed' }];
            default:
                return this.#tunnel(verb);
        }
    }

    #draw(card: string, refilled: readonly string[]): Line['text'][] {
        if (card === 'deck') {
            const [drawn] = refilled;
            return [drawn ? { id: 'drew-card', colour: drawn } : { id: 'drew' }];
        }
        const taken: Line['text'] = { id: 'took', colour: card };
        return refilled.length > 1 ? [taken, { id: 'row-renewed', turned: refilled }] : [taken];
    }

    #tickets(mix: string): Line['text'][] {
        const { drawn_tickets, opening_tickets } = this.#map.rules;
        if (mix === '') return [{ id: 'tickets', count: drawn_tickets.count }];
        const long = Number(mix);
        const total = opening_tickets.choose ?? drawn_tickets.count;
        return [{ id: 'tickets-mix', short: total - long, long }];
    }

    #pay(seat: number, payment: string, drawn: readonly string[]): Line['text'][] {
        const built = this.#stations.get(seat) ?? 0;
        const city = this.#station;
        if (city !== null) {
            this.#station = null;
            this.#stations.set(seat, built + 1);
            return [{ id: 'station', city, cards: paid(payment, stationPrice(built)) }];
        }
        const claim = this.#claim;
        if (!claim) return [];
        const route = this.#map.route(claim.route);
        const cards = paid(payment, route.length);
        claim.colour = Object.keys(cards).find((kind) => kind !== 'locomotive') ?? 'locomotive';
        const points = this.#map.points(route.length);
        if (route.kind !== 'tunnel') return [{ id: 'claimed', route: route.id, cards, points }];
        const shown = drawn.slice(0, this.#map.numbers.tunnel_cards); // what follows fills the row
        claim.extras = shown.filter((card) => card === 'locomotive' || card === claim.colour).length;
        const dug: Line['text'] = { id: 'dug', route: route.id, cards };
        const revealed: Line['text'] = shown.length
            ? { id: 'revealed', cards: shown, count: claim.extras }
            : { id: 'revealed-nothing' };
        if (claim.extras) return [dug, revealed];
        return [dug, revealed, { id: 'dug-through', route: route.id, points }];
    }

    #tunnel(word: string): Line['text'][] {
        const claim = this.#claim;
        if (!claim) return [];
        if (word === 'withdraw') return [{ id: 'withdrew', route: claim.route }];
        const locomotives = Number(word.slice('add+'.length) || 0);
        const cards = counted(claim.colour, claim.extras, locomotives);
        const points = this.#map.points(this.#map.route(claim.route).length);
        return [
            { id: 'added', cards },
            { id: 'dug-through', route: claim.route, points },
        ];
    }

    #passenger(colour: string): Line['text'][] {
        const end = this.#ends.shift() ?? '';
        if (colour === 'none') return [{ id: 'no-passenger', end }];
        this.#waiting.set(end, (this.#waiting.get(end) ?? 1) - 1);
        return [{ id: 'passenger', colour, end }];
    }
}

/** The cards that a line is about, if it is about any. */
export function cardsOf({ text }: Line): Cards | null {
    switch (text.id) {
        case 'drew-card':
        case 'took':
            return { [text.colour]: 1 };
        case 'revealed': {
            const cards: Record<string, number> = {};
            for (const card of text.cards) cards[card] = (cards[card] ?? 0) + 1;
            return cards;
        }
        case 'claimed':
        case 'dug':
        case 'added':
        case 'station':
            return text.cards;
        default:
            return null;
    }
}

/** The routes and cities that a line is about. */
export function placesOf({ text }: Line, map: GameMap): readonly string[] {
    if ('route' in text) return [text.route, ...map.route(text.route).ends];
    if ('city' in text) return [text.city];
    return 'end' in text ? [text.end, ...map.placesOf(text.end)] : [];
}

const CHANGES: ReadonlySet<Line['text']['id']> = new Set(['claimed', 'dug-through', 'station', 'passenger']);

/** After it the board looks different. */
export function isChange({ text }: Line): boolean {
    return CHANGES.has(text.id);
}

/** Said by somebody, and no part of the game. */
export function isRemark({ text }: Line): boolean {
    return text.id === 'said';
}

/** With how many of the same lines both begin: what is told is told on, or anew. */
export function numCommon(one: readonly Line[], other: readonly Line[]): number {
    const most = Math.min(one.length, other.length);
    return one[0] === other[0] && one[most - 1] === other[most - 1] ? most : 0;
}

/** The lines of a table's news; moves that were taken back are left out. */
export class Story {
    readonly #map: GameMap;
    #teller: Teller;
    #first: NewsItem | undefined;
    #numTold = 0;
    #lines: readonly Line[] = [];

    constructor(map: GameMap) {
        this.#map = map;
        this.#teller = new Teller(map);
    }

    /** All lines. What has been told before is not told anew unless something was taken back. */
    tell(news: readonly NewsItem[]): readonly Line[] {
        const isNew = news.length < this.#numTold || news[0] !== this.#first;
        const fresh = isNew ? news : news.slice(this.#numTold);
        if (!fresh.length) return this.#lines;
        if (isNew || fresh.some(({ event }) => event === 'undone')) {
            this.#teller = new Teller(this.#map);
            this.#lines = standing(news).flatMap((item) => this.#teller.lines(item));
        } else {
            this.#lines = [...this.#lines, ...fresh.flatMap((item) => this.#teller.lines(item))];
        }
        this.#first = news[0];
        this.#numTold = news.length;
        return this.#lines;
    }
}

/** The last move that was not taken back. */
export function lastStanding(news: readonly NewsItem[]): NewsItem | undefined {
    let numUndone = 0;
    return news.findLast(({ event }) => {
        if (event === 'undone') numUndone += 1;
        return event === 'played' && numUndone-- === 0;
    });
}

/** News without the moves that were taken back. */
export function standing(news: readonly NewsItem[]): readonly NewsItem[] {
    const undone = new Set<NewsItem>();
    const stack: NewsItem[] = [];
    for (const item of news) {
        if (item.event === 'played') stack.push(item);
        const last = item.event === 'undone' ? stack.pop() : undefined;
        if (last) undone.add(last);
    }
    return news.filter((item) => !undone.has(item));
}

/** Cards for the next station of a seat: a payment names only a colour and locomotives, and is told in cards. */
export function stationPrice(built: number): number {
    return built + 1;
}

/** The cards of a payment such as `red+1` for so many spaces. */
export function paid(payment: string, length: number): Cards {
    if (payment === 'locomotives') return { locomotive: length };
    const [colour = '', locomotives = '0'] = payment.split('+');
    return counted(colour, length, Number(locomotives));
}

function counted(colour: string, all: number, locomotives: number): Cards {
    if (colour === 'locomotive') return { locomotive: all };
    const cards: Record<string, number> = {};
    if (all > locomotives) cards[colour] = all - locomotives;
    if (locomotives) cards['locomotive'] = locomotives;
    return cards;
}
