import { describe, expect, test } from 'vitest';
import { testMap } from '../testing';
import { Placer, READABLE, sizeOf, type Edges, type Labels } from './labels';
import type { GameMap } from './maps';

const LANGUAGES = ['board', 'en', 'cs', 'sk', 'pl', 'uk', 'hu'] as const;
const NOBODY: ReadonlySet<string> = new Set();
const FULL = 1; // pixels for a unit of the map
/** The same on a phone of 390 x 844 and on one of 360 x 640, when the whole board is seen. */
const SIZES = [
    ['europe', 0.347],
    ['europe', 0.25],
    ['germany', 0.368],
    ['germany', 0.184],
] as const;

function met(labels: Labels): string[] {
    const all = [...labels.values()];
    const apart = (one: Edges, other: Edges): boolean =>
        one[2] <= other[0] || other[2] <= one[0] || one[3] <= other[1] || other[3] <= one[1];
    return all.flatMap((one, i) =>
        all.slice(i + 1).flatMap((other) => (apart(one.edges, other.edges) ? [] : [`${one.id} ${other.id}`])),
    );
}

function onCities(map: GameMap, labels: Labels): string[] {
    const isOn = ([left, top, right, bottom]: Edges, [x, y]: readonly [number, number]): boolean =>
        Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)) <
        map.layout.city_radius;
    return [...labels.values()].flatMap(({ id, edges }) =>
        Object.entries(map.layout.cities).flatMap(([city, spot]) =>
            isOn(edges, spot) ? [`${id} ${city}`] : [],
        ),
    );
}

/** The ends of some tickets, others for each number. */
function ends(map: GameMap, number: number): ReadonlySet<string> {
    const held = [0, 1, 2, 3].map((i) => map.tickets[(number * 11 + i * 17) % map.tickets.length]);
    return new Set(held.flatMap((ticket) => ticket?.ends ?? []));
}

describe.each(SIZES)('%s with %f pixels for a unit', (id, pixels) => {
    const map = testMap(id);
    const sheet = map.layout.sheet;

    test.each(LANGUAGES)('names can be read, and lie on nothing (%s)', (language) => {
        const placer = new Placer(map, language, sizeOf(map, pixels));
        expect(placer.size * pixels).toBeGreaterThanOrEqual(READABLE);
        for (const first of [NOBODY, ends(map, 1), ends(map, 2)]) {
            const labels = placer.place(first);
            expect(met(labels)).toEqual([]);
            expect(onCities(map, labels)).toEqual([]);
            for (const { edges } of labels.values()) {
                expect(edges[0]).toBeGreaterThan(sheet[0]);
                expect(edges[2]).toBeLessThan(sheet[0] + sheet[2]);
            }
        }
    });

    test.each(LANGUAGES)('the ends of the tickets are always named (%s)', (language) => {
        const placer = new Placer(map, language, sizeOf(map, pixels));
        for (let number = 0; number < 20; number++) {
            const first = ends(map, number);
            expect([...placer.place(first).keys()]).toEqual(expect.arrayContaining([...first]));
        }
    });

    test.each(LANGUAGES)('a closer look shows more, and the whole size everything (%s)', (language) => {
        const shown = [1, 2].map((zoom) => {
            const labels = new Placer(map, language, sizeOf(map, pixels * zoom)).place(NOBODY);
            return labels.size;
        });
        const all = map.cities.length + map.countries.length;
        expect(shown[1]).toBeGreaterThanOrEqual(Math.min(shown[0]! + 1, all));
        expect(new Placer(map, language, sizeOf(map, FULL)).place(NOBODY).size).toBe(map.cities.length);
    });

    test('a name that is called comes, others give way, and none moves', () => {
        const placer = new Placer(map, 'en', sizeOf(map, pixels));
        const shown = placer.place(NOBODY);
        for (const { id: city } of map.cities) {
            const called = placer.call(new Set([city]), shown);
            expect(called.has(city)).toBe(true);
            expect(met(called)).toEqual([]);
            for (const [id, label] of called) if (id !== city) expect(label).toBe(shown.get(id));
        }
        expect(placer.call(new Set(['nowhere']), shown)).toBe(shown);
    });
});

test('where there is room, names stand as printed', () => {
    for (const map of [testMap('europe'), testMap('germany')]) {
        expect(sizeOf(map, FULL)).toBe(map.layout.label_size);
        for (const label of new Placer(map, 'hu', sizeOf(map, FULL)).place(NOBODY).values()) {
            expect([label.x, label.y]).toEqual(map.layout.labels['hu']?.[label.id]);
        }
    }
});
