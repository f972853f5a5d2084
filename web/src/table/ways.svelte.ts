/** What one's own tickets still need, as the server tells it. */
import { untrack } from 'svelte';
import { api } from '../api/client';
import type { Way } from '../api/types';
import type { Play } from './play.svelte';
import { sound } from './sounds';

export type TicketState = 'done' | 'open' | 'lost';

/** A way that is not known yet may still be there. */
export function stateOf(way: Way | undefined): TicketState {
    if (!way || way.wagons) return 'open';
    return way.wagons === 0 ? 'done' : 'lost';
}

/** Asks for the best way of each ticket, and again when it may have changed, for as long as a component is shown. */
export function followWays(play: Play): (ticket: string) => Way | undefined {
    const own = $derived(play.table.view?.own?.tickets ?? []);
    let ways = $state.raw<Readonly<Record<string, Way>>>({});
    let numDone = Infinity; // until the first answer

    const isPlayed = $derived(play.table.snapshot?.table.status !== 'over' && !play.table.isOpening);
    const owners = $derived(play.pieces.owners);
    let before: Readonly<Record<string, number>> = {};
    const asked = new Map<string, number>(); // how often, by ticket
    const unanswered = new Set<string>();
    const isLost = $derived(['reconnecting', 'offline'].includes(play.table.connection.state));
    // When the connection is back, too: what was asked before it was lost may have got no answer.
    $effect(() => {
        if (!isPlayed || isLost) return;
        const [held, now] = [own, owners];
        const tickets = untrack(() => held.filter(mayHaveChanged())); // an answer is no reason to ask again
        before = now;
        if (tickets.length) void ask(tickets);
    });

    let isLeft = false; // answers that come later are for nobody
    $effect(() => () => {
        isLeft = true;
    });

    /** A way has to be asked for anew only if it is in the way of what others have claimed, or one's own. */
    function mayHaveChanged(): (ticket: string) => boolean {
        const fresh = Object.keys(owners).filter((route) => before[route] === undefined);
        const isFree = Object.keys(before).some((route) => owners[route] === undefined);
        const isOwn = fresh.some((route) => owners[route] === play.seat);
        // Who claims a track may close the one beside it.
        const claimed = new Set(fresh.map((route) => play.map.route(route).ends.join()));
        return (ticket) => {
            const way = ways[ticket];
            if (!way || unanswered.has(ticket) || isFree || isOwn) return true;
            return way.routes.some((route) => claimed.has(play.map.route(route).ends.join()));
        };
    }

    async function ask(tickets: readonly string[]): Promise<void> {
        const turn = new Map(tickets.map((ticket) => [ticket, (asked.get(ticket) ?? 0) + 1]));
        for (const [ticket, times] of turn) asked.set(ticket, times);
        const answers = await Promise.all(
            tickets.map((ticket) => api.way(play.table.id, play.table.place, ticket)),
        );
        if (isLeft) return;
        const known = { ...ways };
        tickets.forEach((ticket, number) => {
            const answer = answers[number];
            if (asked.get(ticket) !== turn.get(ticket)) return;
            if (!answer?.ok) {
                unanswered.add(ticket);
            } else {
                unanswered.delete(ticket);
                known[ticket] = answer.value;
            }
        });
        ways = known;
        const wereDone = numDone;
        numDone = own.filter((ticket) => known[ticket]?.wagons === 0).length;
        if (numDone > wereDone) sound('ticket');
    }

    return (ticket) => ways[ticket];
}
