/** Lines of a table's story in the player's language. */
import type { People } from '../state/table.svelte';
import { LETTERS, KINDS, type GameMap } from '../board/maps';
import { pairName, placeName } from '../board/names.svelte';
import { language, t } from '../words/words.svelte';
import type { Cards, Line } from './story';

/** A table, or a record: whatever knows who sits where. */
export interface Company {
    readonly people: People;
}

/** Cards as a list such as "2 red, 1 locomotive". */
export function sayCards(cards: Cards): string {
    const parts = KINDS.filter((kind) => cards[kind]).map((kind) =>
        t('card-count', { colour: kind, count: cards[kind] ?? 0 }),
    );
    return list(parts);
}

const lists = new Map<string, Intl.ListFormat>();

export function list(parts: readonly string[]): string {
    if (parts.length < 2) return parts[0] ?? '';
    let format = lists.get(language.current);
    if (!format) {
        format = new Intl.ListFormat(language.current, { type: 'unit', style: 'short' });
        lists.set(language.current, format);
    }
    return format.format(parts);
}

/** What a place is called: the name its player has given, or what it is. */
export function placeLabel(table: Company, place: number): string {
    const info = table.people.places[place];
    if (!info) return '';
    if (info.name) return info.name;
    const letter = LETTERS[info.seat ?? place] ?? '';
    return info.kind === 'bot'
        ? t('bot-label', { level: info.level ?? 'simple', letter })
        : t('player-label', { letter });
}

export function seatLabel(table: Company, seat: number): string {
    return placeLabel(
        table,
        table.people.places.findIndex((place) => place.seat === seat),
    );
}

export function sayLine(line: Line, table: Company, map: GameMap): string {
    const place = line.seat === null ? line.place : placeOfSeat(table, line.seat);
    const who = place !== null && place === table.people.you ? 'you' : 'other';
    const player = place === null ? '' : placeLabel(table, place);
    const text = line.text;
    const about = { who, player };
    switch (text.id) {
        case 'said':
            return text.phrase !== null ? t('phrase', { code: text.phrase }) : (text.words ?? '');
        case 'claimed':
            return t('log-claimed', {
                ...about,
                route: routeName(map, text.route),
                cards: sayCards(text.cards),
                count: text.points,
            });
        case 'dug':
            return t('log-dug', { ...about, route: routeName(map, text.route), cards: sayCards(text.cards) });
        case 'revealed':
            return t('log-revealed', {
                count: text.count,
                cards: list(text.cards.map((colour) => t('card-name', { colour }))),
            });
        case 'added':
            return t('log-added', { ...about, cards: sayCards(text.cards) });
        case 'dug-through':
            return t('log-dug-through', { ...about, route: routeName(map, text.route), count: text.points });
        case 'withdrew':
            return t('log-withdrew', { ...about, route: routeName(map, text.route) });
        case 'station':
            return t('log-station', {
                ...about,
                city: placeName(map, text.city),
                cards: sayCards(text.cards),
            });
        case 'passenger':
            return t('log-passenger', { ...about, colour: text.colour, place: placeName(map, text.end) });
        case 'no-passenger':
            return t('log-no-passenger', { ...about, place: placeName(map, text.end) });
        case 'kept-tickets': {
            const names = text.tickets.map((ticket) => pairName(map, map.ticket(ticket).ends));
            return t('log-kept-tickets', { ...about, tickets: list(names) });
        }
        default:
            return t(`log-${text.id}`, { ...about, ...facts(text) });
    }
}

/** Numbers and codes that a message takes as they are. */
function facts(text: object): Record<string, string | number> {
    return Object.fromEntries(
        Object.entries(text).filter(([, fact]) => typeof fact === 'number' || typeof fact === 'string'),
    ) as Record<string, string | number>;
}

function placeOfSeat(table: Company, seat: number): number | null {
    const found = table.people.places.findIndex((place) => place.seat === seat);
    return found < 0 ? null : found;
}

export function routeName(map: GameMap, route: string): string {
    return pairName(map, map.route(route).ends);
}
