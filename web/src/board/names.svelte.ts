/** What places are called: as printed, or in the player's language. */
import { settings } from '../state/settings.svelte';
import { language } from '../words/words.svelte';
import { PRINTED, type GameMap, type NamesLanguage } from './maps';

export function namesLanguage(): NamesLanguage {
    return settings.names === 'printed' ? PRINTED : language.current;
}

export function placeName(map: GameMap, place: string): string {
    return map.name(place, namesLanguage());
}

/** Two places, as in "Paris – Zürich". Also for routes and tickets. */
export function pairName(map: GameMap, ends: readonly [string, string]): string {
    return `${placeName(map, ends[0])} – ${placeName(map, ends[1])}`;
}
