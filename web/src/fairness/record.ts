/** Records as files: enough of their shape to verify the chance in them. The rules are for the server. */

const MAX_BYTES = 4_000_000;
const MAX_PLAYERS = 5;
const HEX32 = /^[0-9a-f]{64}$/;
const NONCE = /^([0-9a-f]{2}){1,64}$/;
const OUTCOME =
    /^((seating|first_player) [0-4]|card [a-z]+|shuffle [0-9]{1,2}(,[0-9]{1,2}){8}|(ticket|under|returned) [a-z0-9-]+|passenger [a-z]+)$/;

export interface Move {
    readonly seat: number;
    readonly action: string;
    readonly chance: readonly string[];
}

/** What was promised about the shuffle; the secret is null as long as it is not revealed. */
export interface Pledge {
    readonly commitment: string;
    readonly nonces: readonly string[];
    readonly secret: string | null;
}

export interface GameRecord {
    readonly map: string;
    readonly mapDigest: string;
    /** The whole map, if it is not one that comes with the program. */
    readonly mapFile: TicketMap | null;
    readonly players: number;
    readonly names: readonly string[] | null;
    readonly key: string | null;
    readonly pledge: Pledge | null;
    readonly deal: readonly string[];
    readonly moves: readonly Move[];
}

/** What chance needs to know of a map. */
export interface TicketMap {
    readonly rules: {
        readonly piles: readonly string[];
        readonly drawn_tickets: { readonly piles: readonly string[] };
        readonly passengers: { readonly colours: readonly string[]; readonly each: number } | null;
    };
    readonly tickets: readonly { readonly id: string; readonly pile: string }[];
}

/** A file that is not a record, or not one that this program understands: `place` is where. */
export class BadRecord extends Error {
    constructor(
        readonly code: 'too_large' | 'not_json' | 'not_a_record' | 'other_version' | 'malformed',
        readonly place = '',
    ) {
        super(place ? `${code}: ${place}` : code);
    }
}

export function readRecord(text: string): GameRecord {
    if (text.length > MAX_BYTES) throw new BadRecord('too_large');
    const root = parsed(text);
    if (!isObject(root) || root['format'] !== 'vagon-record') throw new BadRecord('not_a_record');
    if (root['version'] !== 1 || root['rules_version'] !== 1) throw new BadRecord('other_version');
    const players = integer(root['players'], 'players', 2, MAX_PLAYERS);
    const { key, pledge } = readChance(root['chance'], players);
    return {
        map: string(root['map'], 'map', /^[a-z0-9-]{1,80}$/),
        mapDigest: string(root['map_digest'], 'map_digest', HEX32),
        mapFile: root['map_file'] === undefined ? null : readMap(root['map_file']),
        players,
        names:
            root['names'] === undefined
                ? null
                : list(root['names'], 'names').map((name, i) => string(name, `names[${i}]`)),
        key,
        pledge,
        deal: outcomes(root['deal'], 'deal'),
        moves: list(root['moves'], 'moves').map((move, i) => readMove(move, `moves[${i}]`, players)),
    };
}

function parsed(text: string): unknown {
    try {
        return JSON.parse(text);
    } catch {
        throw new BadRecord('not_json');
    }
}

function readChance(value: unknown, players: number): Pick<GameRecord, 'key' | 'pledge'> {
    const chance = object(value, 'chance');
    const key = chance['key'] === null ? null : string(chance['key'], 'chance.key', HEX32);
    if (chance['commitment'] === undefined) return { key, pledge: null };
    const nonces = list(chance['nonces'], 'chance.nonces');
    if (nonces.length !== players) throw new BadRecord('malformed', 'chance.nonces');
    return {
        key,
        pledge: {
            commitment: string(chance['commitment'], 'chance.commitment', HEX32),
            nonces: nonces.map((nonce, i) => string(nonce, `chance.nonces[${i}]`, NONCE)),
            secret: chance['secret'] === null ? null : string(chance['secret'], 'chance.secret', HEX32),
        },
    };
}

function readMove(value: unknown, place: string, players: number): Move {
    const move = object(value, place);
    return {
        seat: integer(move['seat'], `${place}.seat`, 0, players - 1),
        action: string(move['action'], `${place}.action`),
        chance: move['chance'] === undefined ? [] : outcomes(move['chance'], `${place}.chance`),
    };
}

function readMap(value: unknown): TicketMap {
    const map = object(value, 'map_file');
    const rules = object(map['rules'], 'map_file.rules');
    const piles = names(rules['piles'], 'map_file.rules.piles');
    const drawn = object(rules['drawn_tickets'], 'map_file.rules.drawn_tickets');
    const passengers = rules['passengers'] ? object(rules['passengers'], 'map_file.rules.passengers') : null;
    return {
        rules: {
            piles,
            drawn_tickets: { piles: names(drawn['piles'], 'map_file.rules.drawn_tickets.piles') },
            passengers: passengers && {
                colours: names(passengers['colours'], 'map_file.rules.passengers.colours'),
                each: integer(passengers['each'], 'map_file.rules.passengers.each', 1, 64),
            },
        },
        tickets: list(map['tickets'], 'map_file.tickets').map((item, i) => {
            const ticket = object(item, `map_file.tickets[${i}]`);
            const pile = string(ticket['pile'], `map_file.tickets[${i}].pile`);
            if (!piles.includes(pile)) throw new BadRecord('malformed', `map_file.tickets[${i}].pile`);
            return { id: string(ticket['id'], `map_file.tickets[${i}].id`), pile };
        }),
    };
}

function outcomes(value: unknown, place: string): string[] {
    return list(value, place).map((outcome, i) => string(outcome, `${place}[${i}]`, OUTCOME));
}

function names(value: unknown, place: string): string[] {
    return list(value, place).map((name, i) => string(name, `${place}[${i}]`));
}

function isObject(value: unknown): value is Record<string, unknown> {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function object(value: unknown, place: string): Record<string, unknown> {
    if (!isObject(value)) throw new BadRecord('malformed', place);
    return value;
}

function list(value: unknown, place: string): unknown[] {
    if (!Array.isArray(value)) throw new BadRecord('malformed', place);
    return value;
}

function string(value: unknown, place: string, pattern = /^.{1,200}$/su): string {
    if (typeof value !== 'string' || !pattern.test(value)) throw new BadRecord('malformed', place);
    return value;
}

function integer(value: unknown, place: string, least: number, most: number): number {
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
        throw new BadRecord('malformed', place);
    }
    return value as number;
}
