import { expect, test } from 'vitest';
import { testMap } from '../testing';
import { found, plain } from './searching';

const europe = testMap('europe');

test.each([
    ['Zürich', 'zurich'],
    ['Łódź', 'lodz'],
    ['København', 'kobenhavn'],
])('%s is %s without marks', (name, letters) => expect(plain(name)).toBe(letters));

test('two beginnings find the route between them, in either order and any form of the names', () => {
    for (const [words, language] of [
        ['par zur', 'en'],
        ['zür par', 'en'],
        ['пар цюр', 'uk'],
        ['paris–zürich', 'hu'],
    ] as const) {
        expect(found(europe, words, language).map(({ id }) => id)).toContain('paris-zurich');
        expect(found(europe, words, language).length).toBeLessThan(4);
    }
});

test('one beginning finds all routes of a city, and nonsense none', () => {
    expect(found(europe, 'víd', 'cs').map(({ id }) => id)).toEqual(
        europe.routesAt('wien').map(({ id }) => id),
    );
    expect(found(europe, 'xyz', 'en')).toEqual([]);
    expect(found(europe, 'par zur wie', 'en')).toEqual([]);
    expect(found(europe, ' – ', 'en')).toEqual([]);
});

test('names of several words are found whole, and every route by the names of its ends', () => {
    const germany = testMap('germany');
    for (const map of [europe, germany]) {
        for (const { id, ends } of map.routes) {
            const words = ends.map((end) => map.name(end, 'board')).join(' ');
            expect(found(map, words, 'cs').map((route) => route.id)).toContain(id);
        }
    }
});
