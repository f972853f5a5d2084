/** What the server refuses, in a sentence. */
import type { Problem } from '../api/types';
import type { GameMap } from '../board/maps';
import { pairName, placeName } from '../board/names.svelte';
import { isMessage, t, type Arguments } from './words.svelte';

/** What is needed to name the things that a refusal is about. */
export interface Context {
    readonly map: GameMap;
    readonly seatName: (seat: number) => string;
}

const ROUTES = new Set(['route', 'own', 'taken']);
const PLACES = new Set(['city', 'place']);

/** Why something was refused, with the names of routes, cities and players where they are known. */
export function sayProblem(problem: Problem, context?: Context): string {
    const args: Arguments = {};
    for (const [name, fact] of Object.entries(problem.facts)) {
        args[name] = context ? named(name, fact, context) : fact;
    }
    const id = `refusal-${problem.code}`;
    return isMessage(id) ? t(id, args) : t('refusal-unknown', { code: problem.code });
}

function named(name: string, fact: string | number, { map, seatName }: Context): string | number {
    if (typeof fact === 'number') return name === 'seat' ? seatName(fact) : fact;
    if (ROUTES.has(name)) return pairName(map, map.route(fact).ends);
    return PLACES.has(name) ? placeName(map, fact) : fact;
}
