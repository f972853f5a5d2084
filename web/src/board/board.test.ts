import { describe, expect, test } from 'vitest';
import { testMap } from '../testing';
import { owesLocomotive, routeLine, upright } from './maps';
import { candidatesAt, meant } from './picking';
import { bounded, enlarged, showing, WHOLE } from './zoom';

const maps = [testMap('europe'), testMap('germany')];

describe.each(maps)('$id', (map) => {
    test('a pointer on any space means its route, and in any city the city', () => {
        for (const [id, spaces] of Object.entries(map.layout.spaces)) {
            for (const [x, y] of spaces)
                expect(meant(candidatesAt(map, x, y, 12), false, 3)).toMatchObject([{ id }]);
        }
        for (const [id, [x, y]] of Object.entries(map.layout.cities)) {
            expect(candidatesAt(map, x, y, 12)[0]).toMatchObject({ kind: 'city', id, distance: 0 });
        }
    });

    test('a finger between two tracks means either', () => {
        const double = map.routes.find(
            (route) => map.routes.filter(({ ends }) => ends.join() === route.ends.join()).length > 1,
        );
        const [x = 0, y = 0] = map.layout.spaces[double?.id ?? '']?.[0] ?? [];
        expect(meant(candidatesAt(map, x, y, 40), true, 20).length).toBeGreaterThan(1);
    });

    test('every place has a name in every language, and every route a line', () => {
        for (const language of ['board', 'en', 'cs', 'sk', 'pl', 'uk', 'hu'] as const) {
            for (const { ends } of [...map.routes, ...map.tickets]) {
                for (const end of ends) expect(map.name(end, language)).not.toBe('');
            }
        }
        for (const spaces of Object.values(map.layout.spaces))
            expect(routeLine(spaces)).toMatch(/^M[-\d. LM]+$/);
    });
});

test('nothing is meant by a point in the sea', () => {
    expect(meant(candidatesAt(maps[0]!, -10, 690, 12), true, 12)).toEqual([]);
});

test.each([
    [0, 0],
    [100, -80],
    [-135, 45],
    [90, -90],
])('letters on a space at %i° stand at %i°', (angle, turn) => expect(upright(angle)).toBeCloseTo(turn));

test('locomotives are owed in the middle of a ferry', () => {
    const ferry = maps[0]!.route('palermo-smyrna');
    expect(Array.from({ length: 6 }, (_, space) => owesLocomotive(ferry, space))).toEqual([
        false,
        false,
        true,
        true,
        false,
        false,
    ]);
});

describe('the zoom', () => {
    test('keeps the point under the finger', () => {
        const zoom = enlarged(WHOLE, 2, 0.25, 0.2);
        expect((0.25 - zoom.x) / zoom.scale).toBeCloseTo(0.25);
        expect((0.2 - zoom.y) / zoom.scale).toBeCloseTo(0.2);
    });

    test('never shows what is beside the board', () => {
        expect(bounded({ scale: 0.3, x: 0.5, y: 0.5 })).toEqual(WHOLE);
        expect(bounded({ scale: 2, x: -99, y: 1 })).toEqual({ scale: 2, x: -1, y: 0 });
        expect(enlarged(WHOLE, 99, 0, 0).scale).toBe(4);
    });

    test('brings a box into the middle', () => {
        const zoom = showing({ left: 0.4, right: 0.6, top: 0.4, bottom: 0.6 });
        expect(zoom.scale).toBe(2.5);
        expect(0.5 * zoom.scale + zoom.x).toBeCloseTo(0.5);
    });
});
