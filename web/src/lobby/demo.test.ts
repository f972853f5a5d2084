import { describe, expect, it } from 'vitest';

import { loadMap, MAP_IDS } from '../board/maps';
import { demoClaims } from './demo';

describe.each(MAP_IDS)('the game shown on the first page, %s', (id) => {
    it('claims routes of the map, each once, with no more wagons than there are', async () => {
        const map = await loadMap(id);
        const claims = demoClaims(id);
        expect(claims.length).toBeGreaterThan(40);
        expect(new Set(claims.map(([route]) => route)).size).toBe(claims.length);
        for (const seat of [0, 1, 2, 3]) {
            const own = claims
                .filter(([, owner]) => owner === seat)
                .map(([route]) => map.route(route).length);
            expect(own.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(map.rules.wagons);
        }
    });
});
