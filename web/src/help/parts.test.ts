import { describe, expect, it } from 'vitest';

import { loadMap } from '../board/maps';
import { partsOf } from './parts';

describe('the help sheet', () => {
    it('of Europe explains ferries, tunnels and stations', async () => {
        const parts = partsOf(await loadMap('europe')).map(({ id }) => id);
        expect(parts).toEqual([
            ...['goal', 'turn', 'cards', 'routes', 'doubles', 'ferries', 'tunnels', 'stations'],
            ...['tickets', 'end', 'score'],
        ]);
    });

    it('of Germany explains passengers and countries', async () => {
        const parts = partsOf(await loadMap('germany')).map(({ id }) => id);
        expect(parts).toEqual([
            ...['goal', 'turn', 'cards', 'routes', 'doubles', 'passengers', 'countries'],
            ...['tickets', 'end', 'score'],
        ]);
    });
});
