/** In place of `api/follow`: the table `turn` is told what the server told in the scene of that name. */
import { readFileSync } from 'node:fs';
import type { Follower } from '../api/follow';
import type { NewsPage } from '../api/types';

export interface Scene {
    readonly whole: NewsPage;
    readonly next: NewsPage;
}

let told: { readonly scene: Scene; readonly follower: Follower } | null = null;

export function sceneOf(name: string): Scene {
    return JSON.parse(readFileSync(`src/testing/${name}-scene.json`, 'utf8')) as Scene;
}

export function follow(name: string, _: number | null, follower: Follower): () => void {
    const scene = sceneOf(name);
    told = { scene, follower };
    // Whoever follows a table hears of it later, never at once.
    queueMicrotask(() => {
        follower.connection({ state: 'online' });
        follower.page({ ...scene.whole, isWhole: true });
    });
    return () => (told = null);
}

/** Tell the table that is followed what comes next in its scene. */
export function goOn(): void {
    if (told) told.follower.page({ ...told.scene.next, isWhole: false });
}
