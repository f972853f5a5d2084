/** What the help sheet of a game has, in its order. */
import type { GameMap } from '../board/maps';
import type { MessageId } from '../words/words.svelte';

export interface Part {
    readonly id: string;
    readonly title: MessageId;
    readonly text: MessageId;
}

/** The parts for a map: what it lacks is left out. */
export function partsOf(map: GameMap): readonly Part[] {
    const has = (kind: string): boolean => map.routes.some((route) => route.kind === kind);
    const parts: readonly (Part & { readonly isThere?: boolean })[] = [
        { id: 'goal', title: 'help-goal-title', text: 'help-goal' },
        { id: 'turn', title: 'help-turn-title', text: 'help-turn' },
        { id: 'cards', title: 'help-cards-title', text: 'help-cards' },
        { id: 'routes', title: 'help-routes-title', text: 'help-routes' },
        { id: 'doubles', title: 'help-doubles-title', text: 'help-doubles' },
        { id: 'ferries', title: 'help-ferries-title', text: 'help-ferries', isThere: has('ferry') },
        { id: 'tunnels', title: 'help-tunnels-title', text: 'help-tunnels', isThere: has('tunnel') },
        {
            id: 'stations',
            title: 'help-stations-title',
            text: 'help-stations',
            isThere: map.rules.stations > 0,
        },
        {
            id: 'passengers',
            title: 'help-passengers-title',
            text: 'help-passengers',
            isThere: map.rules.passengers !== null,
        },
        {
            id: 'countries',
            title: 'help-countries-title',
            text: 'help-countries',
            isThere: map.countries.length > 0,
        },
        { id: 'tickets', title: 'help-tickets-title', text: 'help-tickets' },
        { id: 'end', title: 'help-end-title', text: 'help-end' },
        { id: 'score', title: 'help-score-title', text: 'help-score' },
    ];
    return parts.filter(({ isThere }) => isThere ?? true);
}
