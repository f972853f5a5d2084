/** Maps for tests. */
import { readFileSync } from 'node:fs';
import { GameMap } from './board/maps';

export function testMap(id: 'europe' | 'germany'): GameMap {
    const source: unknown = JSON.parse(readFileSync(`src/generated/${id}.json`, 'utf8'));
    return new GameMap(source as ConstructorParameters<typeof GameMap>[0]);
}
