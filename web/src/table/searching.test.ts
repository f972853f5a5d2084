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
