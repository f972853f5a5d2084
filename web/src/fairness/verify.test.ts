// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import europe from '../generated/europe.json';
import germany from '../generated/germany.json';
import { commit, gameKey } from './commitment';
import { BadRecord, type GameRecord, readRecord, type TicketMap } from './record';
import { CODES, type Check, isFair, verify } from './verify';

const FOLDER = join(import.meta.dirname, '../../../tests/games/records');
const MAPS: Record<string, TicketMap> = { europe: europe.map, germany: germany.map };
const FILES = readdirSync(FOLDER);

/** A record to be tampered with has any shape. */
type Loose = any;

function contents(file: string): Loose {
    return JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
}

function checked(data: Loose, shown: string | null = null): Record<string, Check> {
    const record: GameRecord = readRecord(JSON.stringify(data));
    return Object.fromEntries(
        verify(record, MAPS[record.map]!, shown).checks.map((check) => [check.name, check]),
    );
}

function tampered(change: (data: Loose) => void, file = 'europe-fair.json'): Record<string, Check> {
    const data = contents(file);
    change(data);
    return checked(data);
}

/** The first move with an outcome of this kind, and its number. */
function find(data: Loose, kind: string): [Loose, number] {
    const index = data.moves.findIndex((move: Loose) =>
        move.chance?.some((item: string) => item.startsWith(kind)),
    );
    const move = data.moves[index];
    return [move, move.chance.findIndex((item: string) => item.startsWith(kind))];
}

describe('published values', () => {
    it('has the commitment and the key of docs/formats.md', () => {
        const zeros = '0'.repeat(64);
        expect(commit(zeros)).toBe('6785f3c5c21cfe62bd3eff3131bcf17f7c5457f71797b2aca0faa9a2de5a37a9');
        expect(gameKey(zeros, ['01', '0203'])).toBe(
            'd291e44d779689a673549cc3660ec1d76de04872ff23b29fd9ff89d6f5beafda',
        );
    });
});

describe('golden records', () => {
    it.each(FILES)('%s is right', (file) => {
        const record = readRecord(readFileSync(join(FOLDER, file), 'utf8'));
        const found = verify(record, MAPS[record.map]!);
        expect(found.checks.filter((check) => check.verdict === 'wrong')).toEqual([]);
        const open = file.includes('fair') ? [] : ['nothing_promised', 'host_alone'];
        expect(found.checks.filter((check) => check.verdict === 'open').map((check) => check.code)).toEqual(
            open,
        );
        expect(isFair(found)).toBe(true);
        const outcomes = record.deal.length + record.moves.reduce((sum, move) => sum + move.chance.length, 0);
        expect(found.counts?.outcomes).toBe(outcomes);
    });

    it('counts every card that left the deck', () => {
        const record = readRecord(readFileSync(join(FOLDER, 'europe-fair.json'), 'utf8'));
        const said = [record.deal, ...record.moves.map((move) => move.chance)].flat();
        const { counts } = verify(record, europe.map);
        expect(counts?.drawn[8]).toBe(said.filter((outcome) => outcome === 'card locomotive').length);
        expect(counts?.shuffles).toBe(said.filter((outcome) => outcome.startsWith('shuffle')).length);
    });
});

describe('a tampered record', () => {
    it('with another secret breaks the promise', () => {
        const found = tampered((data) => (data.chance.secret = '11'.repeat(32)));
        expect(found['commitment']).toMatchObject({ verdict: 'wrong', code: 'promise_broken' });
        expect(found['key']).toMatchObject({ verdict: 'wrong', code: 'key_not_theirs' });
        expect(found['chance']).toMatchObject({ verdict: 'right' });
    });

    it('with another nonce has a key that is not theirs', () => {
        const found = tampered((data) => (data.chance.nonces[1] = '02'));
        expect(found['commitment']).toMatchObject({ verdict: 'right' });
        expect(found['key']).toMatchObject({ verdict: 'wrong', code: 'key_not_theirs' });
    });

    it('with another key deviates at once', () => {
        const found = tampered((data) => (data.chance.key = '22'.repeat(32)));
        expect(found['key']).toMatchObject({ verdict: 'wrong' });
        expect(found['chance']).toMatchObject({ verdict: 'wrong', code: 'deviates', facts: { move: 0 } });
    });

    it('with another card says which the key gives', () => {
        const found = tampered((data) => {
            const [move, number] = find(data, 'card');
            move.chance[number] = move.chance[number] === 'card red' ? 'card blue' : 'card red';
        });
        expect(found['chance']).toMatchObject({ verdict: 'wrong', code: 'deviates' });
        expect(found['chance']?.facts['given']).toMatch(/^card /);
    });

    it.each([
        ['ticket', germany.map.tickets.map((ticket) => `ticket ${ticket.id}`)],
        ['passenger', germany.map.rules.passengers.colours.map((colour) => `passenger ${colour}`)],
        ['seating', ['seating 0', 'seating 1']],
        ['first_player', ['first_player 0', 'first_player 1']],
    ])('with another %s deviates', (kind, others) => {
        const found = tampered((data) => {
            const lists = [data.deal, ...data.moves.map((move: Loose) => move.chance ?? [])];
            const list = lists.find((items: string[]) => items.some((item) => item.startsWith(kind)));
            const number = list.findIndex((item: string) => item.startsWith(kind));
            list[number] = others.find((item) => item !== list[number]);
        }, 'germany-fair.json');
        expect(found['chance']).toMatchObject({ verdict: 'wrong', code: 'deviates' });
    });

    it('with tickets put under a pile in another order deviates', () => {
        const found = tampered((data) => {
            const move = data.moves.find((one: Loose) => one.chance?.[1]?.startsWith('under'));
            move.chance.reverse();
        }, 'germany-fair.json');
        expect(found['chance']).toMatchObject({ verdict: 'wrong', code: 'deviates' });
    });

    it('with a shuffle of an unfinished deck is impossible', () => {
        const found = tampered((data) => {
            const [move] = find(data, 'card');
            move.chance.unshift('shuffle 1,0,0,0,0,0,0,0,0');
        });
        expect(found['chance']).toMatchObject({ verdict: 'wrong', code: 'impossible_deck_not_empty' });
    });

    it('with a shuffle of too many cards is impossible', () => {
        const found = tampered((data) => {
            const [move, number] = find(data, 'shuffle');
            move.chance[number] = 'shuffle 13,0,0,0,0,0,0,0,0';
        });
        expect(found['chance']).toMatchObject({ verdict: 'wrong', code: 'impossible_too_many_cards' });
    });

    it('with other cards shuffled back deviates later', () => {
        const found = tampered((data) => {
            const [move, number] = find(data, 'shuffle');
            move.chance[number] = 'shuffle 12,12,12,12,12,12,12,12,14';
        });
        expect(found['chance']).toMatchObject({ verdict: 'wrong', code: 'deviates' });
    });

    it.each([
        ['seating 0', 'impossible_all_seated'],
        ['passenger red', 'impossible_bag_empty'],
        ['under amsterdam-wilno', 'impossible_not_drawn'],
        ['returned amsterdam-wilno', 'impossible_not_drawn'],
        ['ticket nowhere-nowhere', 'impossible_not_on_map'],
        ['returned nowhere-nowhere', 'impossible_not_on_map'],
    ])('with %s out of nothing is %s', (outcome, code) => {
        const found = tampered((data) => {
            const index = data.deal.findIndex((item: string) => item.startsWith('card'));
            data.deal.splice(index, 0, outcome);
        });
        expect(found['chance']).toMatchObject({ verdict: 'wrong', code, facts: { move: 0, said: outcome } });
    });

    it('with more cards than there are empties the deck', () => {
        const found = tampered((data) => {
            for (const move of data.moves) {
                move.chance = move.chance?.filter((item: string) => !item.startsWith('shuffle'));
            }
        });
        expect(found['chance']).toMatchObject({ verdict: 'wrong', code: 'impossible_deck_empty' });
    });

    it('on another map is told apart', () => {
        const found = tampered((data) => (data.map_digest = 'ab'.repeat(32)));
        expect(found['map']).toMatchObject({ verdict: 'wrong', code: 'other_map' });
    });
});

describe('what was promised', () => {
    it('is compared with what this browser was shown', () => {
        const data = contents('europe-fair.json');
        expect(checked(data, data.chance.commitment)['promised']).toMatchObject({ verdict: 'right' });
        expect(checked(data, '00'.repeat(32))['promised']).toMatchObject({ verdict: 'wrong' });
    });

    it('stays open while the game goes on', () => {
        const found = tampered((data) => (data.chance.key = data.chance.secret = null));
        expect(Object.values(found).map((check) => [check.name, check.verdict])).toEqual([
            ['commitment', 'open'],
            ['key', 'open'],
            ['map', 'right'],
            ['chance', 'open'],
        ]);
    });
});

describe('what is not a record', () => {
    it.each([
        ['', 'not_json'],
        ['[]', 'not_a_record'],
        ['{"format": "vagon-position"}', 'not_a_record'],
        ['{"format": "vagon-record", "version": 2}', 'other_version'],
        ['x'.repeat(4_000_001), 'too_large'],
    ])('%.40s is refused', (text, code) => {
        expect(() => readRecord(text)).toThrow(expect.objectContaining({ code }) as BadRecord);
    });

    it.each<[string, (data: Loose) => void]>([
        ['players', (data) => (data.players = 6)],
        ['map', (data) => (data.map = '<b>')],
        ['chance.key', (data) => (data.chance.key = 'xyz')],
        ['chance.nonces', (data) => data.chance.nonces.pop()],
        ['chance.nonces[0]', (data) => (data.chance.nonces[0] = '0')],
        ['deal[0]', (data) => (data.deal[0] = 'dice 6')],
        ['moves', (data) => (data.moves = {})],
        ['moves[3].seat', (data) => (data.moves[3].seat = 3)],
        ['moves[2].action', (data) => (data.moves[2].action = '')],
        ['names[1]', (data) => (data.names[1] = 7)],
        ['map_file.rules', (data) => (data.map_file = {})],
    ])('a fault at %s is named', (place, change) => {
        const data = contents('europe-fair.json');
        change(data);
        expect(() => readRecord(JSON.stringify(data))).toThrow(
            expect.objectContaining({ code: 'malformed', place }) as BadRecord,
        );
    });
});

describe('a map of one’s own', () => {
    it('is taken from the record', () => {
        const data = contents('germany-fair.json');
        data.map_file = germany.map;
        data.map = 'elsewhere';
        const record = readRecord(JSON.stringify(data));
        const { checks } = verify(record, europe.map);
        expect(checks.map((check) => check.name)).not.toContain('map');
        expect(checks.every((check) => check.verdict === 'right')).toBe(true);
    });
});

describe('every verdict', () => {
    const LOCALES = join(import.meta.dirname, '../../../src/vagon/locales');

    it.each(['en', 'cs', 'sk', 'pl', 'uk', 'hu'])('has a sentence in %s', (language) => {
        const words = readFileSync(join(LOCALES, language, 'screens.ftl'), 'utf8');
        const ids = CODES.map((code) => `fair-${code.replaceAll('_', '-')}`);
        expect(ids.filter((id) => !words.includes(`\n${id} =`))).toEqual([]);
    });
});
