/** The tunnel that the reader digs: the cards it has shown, for as long as they are to be seen. */
import { pace } from '../state/settings.svelte';
import { settling } from '../state/settled';
import type { Play } from './play.svelte';
import type { Line } from './story';

export interface Revealed {
    readonly cards: readonly string[];
    /** What was paid with; a locomotive if nothing else. */
    readonly colour: string;
    readonly extras: number;
}

export class Digging {
    readonly #play: Play;
    readonly #isWatched: boolean;
    #last = $state.raw<Revealed | null>(null);

    /** More has to be paid, or the tunnel given up. */
    readonly isOwed = $derived.by(
        () => this.#play.table.isYourTurn && this.#play.table.view?.phase === 'pay_extra',
    );

    /** What is on the table now: the same for as long as the cards are, which are turned once. */
    readonly revealed = $derived.by(
        settling((): Revealed | null => {
            const payment = this.isOwed ? this.#play.table.view?.payment : null;
            if (!payment) return this.#last;
            return {
                cards: payment.revealed,
                colour: payment.colour ?? 'locomotive',
                extras: payment.extras,
            };
        }),
    );

    /** `isWatched`: cards are turned before the reader's eyes, and what comes of them waits for that. */
    constructor(play: Play, isWatched: boolean) {
        this.#play = play;
        this.#isWatched = isWatched;
    }

    /** The reader's own lines of the latest news. */
    learn(own: readonly Line[]): void {
        const texts = own.map(({ text }) => text);
        const dug = texts.find((text) => text.id === 'dug');
        const revealed = texts.find((text) => text.id === 'revealed');
        if (dug && revealed) {
            const colour = Object.keys(dug.cards).find((kind) => kind !== 'locomotive');
            this.#last = { cards: revealed.cards, colour: colour ?? 'locomotive', extras: revealed.count };
            // At once: otherwise what comes of them would be seen until they lie there and can be turned.
            if (this.#isWatched && pace() > 0) this.#play.turnAll ??= () => undefined;
        } else if (texts.length && !revealed && !texts.some(({ id }) => id === 'dug-through')) {
            this.close();
        }
    }

    close(): void {
        this.#last = null;
    }
}
