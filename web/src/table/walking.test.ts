import { expect, test } from 'vitest';
import { testMap } from '../testing';
import { walk, type Cursor } from './walking';

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

test.each(['europe', 'germany'] as const)('every city, crossing and route of %s can be walked to', (name) => {
    const map = testMap(name);
    const start: Cursor = { place: map.cities[0]?.id ?? '', route: null };
    const seen = new Map([[JSON.stringify(start), start]]);
    for (const at of seen.values()) {
        for (const key of KEYS) {
            const next = walk(map, at, key);
            if (next) seen.set(JSON.stringify(next), next);
        }
    }
    const places = new Set([...seen.values()].filter(({ route }) => !route).map(({ place }) => place));
    const routes = new Set([...seen.values()].map(({ route }) => route));
    expect(map.cities.filter(({ id }) => !places.has(id))).toEqual([]);
    expect(map.routes.filter(({ id }) => !routes.has(id))).toEqual([]);
});

test('the arrow along a route goes on, the one against it back', () => {
    const map = testMap('europe');
    const on = walk(map, { place: 'wilno', route: null }, 'ArrowRight');
    expect(on).toEqual({ place: 'wilno', route: 'smolensk-wilno' });
    expect(on && walk(map, on, 'ArrowRight')).toEqual({ place: 'smolensk', route: null });
    expect(on && walk(map, on, 'ArrowLeft')).toEqual({ place: 'wilno', route: null });
});

test('where nothing leads, nobody goes, and other keys are not ours', () => {
    const map = testMap('europe');
    expect(walk(map, { place: 'lisboa', route: null }, 'ArrowLeft')).toEqual({
        place: 'lisboa',
        route: null,
    });
    expect(walk(map, { place: 'lisboa', route: null }, 'Enter')).toBeNull();
});
