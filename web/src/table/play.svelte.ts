/** What the player is about to do. What can be done is what the server lists, and why not is its answer. */
import { SvelteSet } from 'svelte/reactivity';
import { api } from '../api/client';
import { legalActions, type Action, type Payable, type Problem, type Request, type View } from '../api/types';
import type { GameMap } from '../board/maps';
import type { Candidate } from '../board/picking';
import { piecesOf, NO_PIECES } from '../board/pieces';
import { STILL_SENDING, type Table } from '../state/table.svelte';
import { sayProblem } from '../words/problems';
import { t } from '../words/words.svelte';
import { Next, targetOf } from './next.svelte';
import { Plan } from './plan.svelte';
import { possibleOf } from './possible';
import { seatLabel } from './saying';
import { paid, stationPrice } from './story';

/** A route or a city that the player looks at: how it can be paid, or why not. */
export interface Selection {
    readonly kind: 'route' | 'city';
    readonly id: string;
    /** Null until the server has answered. */
    readonly answer: Payable | null;
    /** Every legal payment, the cheapest first. */
    readonly payments: readonly string[];
    readonly chosen: string | null;
}

/** A card, or tickets, that a finger has chosen and not yet taken. */
export interface Aim {
    readonly card: string;
    readonly slot: number | null;
}

const NO_ACTIONS: readonly Action[] = [];

/** Payments with the fewest locomotives first, and among those the colour of which most is left. */
export function cheapestFirst(
    payments: readonly string[],
    hand: Readonly<Record<string, number>>,
    length: number,
): readonly string[] {
    const cost = (text: string): readonly [number, number] => {
        const cards = paid(text, length);
        const colour = Object.keys(cards).find((kind) => kind !== 'locomotive');
        return [cards['locomotive'] ?? 0, -(colour ? (hand[colour] ?? 0) - (cards[colour] ?? 0) : 0)];
    };
    return [...payments].sort((one, other) => {
        const [a, b] = [cost(one), cost(other)];
        return a[0] - b[0] || a[1] - b[1];
    });
}

/** In the final round: the last turn of this seat is still to come. */
export function hasLastTurn(view: View, seat: number): boolean {
    if (!view.last_turns || view.deciding === null) return false;
    const count = view.seats.length;
    return (seat - view.deciding + count) % count < view.last_turns;
}

export class Play {
    readonly table: Table;
    readonly map: GameMap;
    readonly plan: Plan;
    readonly next: Next;
    selection = $state.raw<Selection | null>(null);
    /** Several things that may be meant by a tap, and where it was. */
    chooser = $state.raw<{ candidates: readonly Candidate[]; x: number; y: number } | null>(null);
    aimed = $state.raw<Aim | null>(null);
    /** A ticket whose best way is shown. */
    lookedAt = $state.raw<string | null>(null);
    lit = $state.raw<ReadonlySet<string>>(new Set());
    /** Positions, from 1, of the offered tickets that are to be kept. */
    readonly kept = new SvelteSet<number>();
    /** The player chooses how many long tickets to draw, and how many so far. */
    isMixing = $state(false);
    mix = $state(0);
    /** How a claim on its way is to be paid; the first way if null. */
    payment = $state<string | null>(null);
    /** Turns the cards of a tunnel that are still face down; null if there are none. */
    turnAll = $state.raw<(() => void) | null>(null);
    /** Why the last thing did not work. */
    notice = $state.raw<string | null>(null);
    /** The notice that holds only until something happens. */
    #passing: string | null = null;
    #asked = 0;

    readonly #legal = $derived.by(() =>
        this.table.isYourTurn && this.table.view ? legalActions(this.table.view) : NO_ACTIONS,
    );
    readonly possible = $derived.by(() => possibleOf(this.#legal));
    #pieces = NO_PIECES;
    readonly pieces = $derived.by(() => {
        // Whether a tunnel is dug through is not seen before its cards are.
        if (this.table.view && !this.turnAll) this.#pieces = piecesOf(this.table.view, this.#pieces);
        return this.#pieces;
    });
    readonly seat = $derived.by(() => this.table.view?.seat ?? null);
    readonly ghost = $derived.by(() => {
        const chosen = this.selection;
        const next = this.next.move && targetOf(this.next.move);
        const shown = chosen ? chosen.chosen && chosen : next;
        if (!shown || shown.kind !== 'route' || this.seat === null) return null;
        return { route: shown.id, seat: this.seat };
    });
    /** Others play, and the reader's turn will come: it can be prepared. */
    readonly canPrepare = $derived.by(() => {
        const { snapshot, view, you, isYourTurn } = this.table;
        if (!view || !you || isYourTurn || you.substitute || this.seat === null) return false;
        if (snapshot?.table.status !== 'playing' || this.table.isOpening) return false;
        return !view.last_turns || hasLastTurn(view, this.seat);
    });
    /** It is for the reader to choose among tickets. */
    readonly isChoosing = $derived.by(() => {
        const { isYourTurn, view } = this.table;
        return isYourTurn && (view?.phase === 'choose_tickets' || view?.phase === 'keep_tickets');
    });
    /** The cards that can be taken, now or with the next turn. */
    readonly takable = $derived.by((): ReadonlySet<string> =>
        this.canPrepare
            ? new Set(['deck', ...(this.table.view?.row ?? []).filter((card) => card !== null)])
            : this.possible.cards,
    );

    /** The routes of the plan that are still free. */
    readonly marked = $derived.by(
        (): ReadonlySet<string> =>
            new Set([...this.plan.routes].filter((route) => this.pieces.owners[route] === undefined)),
    );

    constructor(table: Table, map: GameMap) {
        this.table = table;
        this.map = map;
        this.plan = new Plan(table);
        this.next = new Next(table);
    }

    say(problem: Problem): string {
        return sayProblem(problem, { map: this.map, seatName: (seat) => seatLabel(this.table, seat) });
    }

    /** Something on the board was pointed at. */
    pick(candidates: readonly Candidate[], x: number, y: number): void {
        this.notice = null;
        if (!candidates.length) return this.cancel();
        // What can be done now is meant rather than what cannot.
        const open = candidates.filter(({ id }) => this.possible.targets.has(id));
        const rivals = open.length ? open : candidates;
        const [first] = rivals;
        if (first && rivals.length === 1) {
            void this.select(first.kind, first.id);
        } else {
            this.chooser = { candidates, x, y };
        }
    }

    async select(kind: 'route' | 'city', id: string): Promise<void> {
        this.chooser = null;
        this.notice = null;
        this.aimed = null;
        if (kind === 'city' && this.map.rules.stations === 0) {
            this.selection = { kind, id, answer: null, payments: [], chosen: null };
            return;
        }
        const before = this.selection?.id === id ? this.selection : null;
        this.selection = before ?? { kind, id, answer: null, payments: [], chosen: null };
        if (this.seat === null) return;
        const asked = ++this.#asked;
        const what = kind === 'route' ? { route: id } : { city: id };
        const result = await api.payable(this.table.id, this.table.place, what);
        if (asked !== this.#asked || this.selection?.id !== id) return;
        if (!result.ok) {
            this.notice = this.say(result.problem);
            return;
        }
        const hand = this.table.view?.own?.hand ?? {};
        const payments = cheapestFirst(
            result.value.payments.map((text) => text.slice('pay '.length)),
            hand,
            this.price(kind, id),
        );
        const wanted = before?.chosen && payments.includes(before.chosen) ? before.chosen : payments[0];
        const chosen = this.canPrepare || this.possible.targets.has(id) ? (wanted ?? null) : null;
        this.selection = { kind, id, answer: result.value, payments, chosen };
    }

    /** What was selected may no longer be there, or cost something else: ask anew. */
    reselect(): void {
        if (this.notice === this.#passing) this.notice = null;
        const chosen = this.selection;
        if (!chosen || this.table.isSending || this.table.snapshot?.table.status !== 'playing') return;
        void this.select(chosen.kind, chosen.id);
    }

    /** How many cards a route or a station costs. */
    price(kind: 'route' | 'city', id: string): number {
        if (kind === 'route') return this.map.route(id).length;
        return stationPrice(this.table.view?.seats[this.seat ?? -1]?.stations.length ?? 0);
    }

    choosePayment(payment: string): void {
        if (this.selection) this.selection = { ...this.selection, chosen: payment };
        else this.payment = payment;
    }

    /** Draw tickets, after the question how many of which pile where there is one. */
    drawTickets(): void {
        this.cancel();
        if (this.possible.mixes.length > 1) {
            this.isMixing = true;
            this.mix = this.possible.mixes[0] ?? 0;
        } else if (this.possible.mixes.length) {
            void this.drawMix();
        }
    }

    async drawMix(): Promise<void> {
        const [, pile] = this.map.rules.drawn_tickets.piles;
        const isPlain = pile === undefined;
        if (await this.do(isPlain ? 'tickets' : `tickets ${this.mix} ${pile}`)) this.isMixing = false;
    }

    canTake(card: string): boolean {
        return card === 'tickets' ? this.possible.mixes.length > 0 : this.possible.cards.has(card);
    }

    /** Take a card, now or with the next turn. */
    async draw(card: string): Promise<void> {
        if (this.canPrepare) this.next.prepare(`draw ${card}`);
        else await this.do(`draw ${card}`);
    }

    /** Take a card, or tickets, now or with the next turn; or say why not. Null is an empty place of the row. */
    async take(card: string | null): Promise<void> {
        this.cancel();
        if (card === 'tickets' && this.canTake(card)) this.drawTickets();
        else if (card && this.takable.has(card)) await this.draw(card);
        else await this.#sayWhyNot(card ?? 'deck'); // which could not fill the place
    }

    async #sayWhyNot(card: string): Promise<void> {
        if (this.seat === null) return;
        const asked = ++this.#asked;
        const result = await api.drawable(this.table.id, this.table.place, card);
        const problem = result.ok ? result.value.refusal : result.problem;
        if (asked === this.#asked && problem) this.notice = this.#passing = this.say(problem);
    }

    toggleKept(position: number): void {
        if (!this.kept.delete(position)) this.kept.add(position);
    }

    async keep(): Promise<void> {
        const positions = [...this.kept].sort((one, other) => one - other);
        void this.lookAt(null); // now: the stream may be quicker than the answer, and the player too
        if (await this.do(`keep ${positions.join(',')}`)) this.kept.clear();
    }

    /** Claim or build what is selected, now or with the next turn. */
    async confirm(): Promise<void> {
        const chosen = this.selection;
        if (!chosen?.chosen) return;
        const verb = chosen.kind === 'route' ? 'claim' : 'station';
        const actions = [`${verb} ${chosen.id}`, `pay ${chosen.chosen}`];
        if (this.canPrepare) {
            this.cancel();
            return this.next.prepare(...actions);
        }
        const isDone = await this.do(...actions);
        // The stream may be quicker than the answer, and the player too.
        if (isDone && this.selection?.id === chosen.id) this.selection = null;
    }

    /** Act; false if it was not done, and why is in `notice`. */
    async do(...actions: readonly string[]): Promise<boolean> {
        if (!this.table.isSending) this.payment = this.aimed = null; // what is not sent stays chosen
        return this.send({ type: 'play', actions: [...actions] });
    }

    /** Do something at the table; false if it was not done, and why is in `notice`. */
    async send(command: Request): Promise<boolean> {
        this.notice = null;
        const problem = await this.table.send(command);
        if (problem) this.notice = this.say(problem);
        if (problem?.code === STILL_SENDING) this.#passing = this.notice;
        return problem === null;
    }

    /** Make the prepared move. */
    async makeNext(): Promise<void> {
        const { move } = this.next;
        if (!move) return;
        this.notice = null;
        const problem = await this.table.send({ type: 'play', actions: [...move.actions] }, move.key);
        if (problem?.code === STILL_SENDING) return;
        this.next.drop();
        if (problem) this.#sayDropped(problem);
    }

    /** Ask whether the prepared move can still be made. */
    async reviewNext(): Promise<void> {
        const { move } = this.next;
        const target = move && targetOf(move);
        if (!target || !this.canPrepare) return;
        const what = target.kind === 'route' ? { route: target.id } : { city: target.id };
        const result = await api.payable(this.table.id, this.table.place, what);
        const refusal = result.ok && result.value.refusal;
        if (!refusal || this.next.move !== move || !this.canPrepare) return;
        this.next.drop();
        this.#sayDropped(refusal);
    }

    #sayDropped(problem: Problem): void {
        this.notice = t('next-dropped', { why: this.say(problem) });
    }

    cancelNext(): void {
        this.next.drop();
        this.notice = t('next-cancelled');
    }

    async undo(): Promise<void> {
        await this.send({ type: 'undo' });
    }

    async endTurn(): Promise<void> {
        await this.send({ type: 'end_turn' });
    }

    cancel(): void {
        this.#asked += 1;
        this.selection = null;
        this.chooser = null;
        this.aimed = null;
        this.notice = null;
        this.isMixing = false;
        void this.lookAt(null);
    }

    /** The table is left: answers that are still on their way are for nobody. */
    leave(): void {
        this.#asked += 1;
        this.lookedAt = null;
    }

    /** Show the ends of a ticket, and the best way that is left. */
    async lookAt(ticket: string | null): Promise<void> {
        this.lookedAt = ticket;
        if (ticket === null) {
            this.lit = new Set();
            return;
        }
        const ends = this.map.ticket(ticket).ends;
        const places = [...ends, ...ends.flatMap((end) => this.map.placesOf(end))];
        this.lit = new Set(places);
        if (this.table.isOpening) return; // nothing has been built yet
        const result = await api.way(this.table.id, this.table.place, ticket);
        if (this.lookedAt !== ticket || !result.ok) return;
        const cities = result.value.routes.flatMap((route) => this.map.route(route).ends);
        this.lit = new Set([...places, ...result.value.routes, ...cities]);
    }
}
