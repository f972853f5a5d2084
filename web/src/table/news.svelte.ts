/** What comes of the news of a table: words for the ear, cards in the air, a tunnel's cards, the lines missed. */
import type { Page } from '../api/follow';
import type { View } from '../api/types';
import { Digging } from './digging.svelte';
import { flightsOf, type Flight } from './flying';
import type { Play } from './play.svelte';
import { sayLine } from './saying';
import { sound } from './sounds';
import { Story, type Line } from './story';
import { Visit } from './visit';
import { Voice } from './voice.svelte';

export class News {
    readonly #play: Play;
    readonly #story: Story;
    readonly #visit: Visit;
    /** Lines that are new and not yet heard. */
    #unheard: readonly Line[] = [];
    readonly voice = new Voice();
    readonly digging: Digging;
    /** Of the latest news. */
    flights = $state.raw<readonly Flight[]>([]);
    /** What happened while the reader was away. */
    recap: readonly Line[] = $state.raw([]);
    /** Everything that has happened, in lines. */
    readonly lines = $derived.by(() => this.#story.tell(this.#play.table.news));
    /** What may be read of it: a tunnel's cards, and what came of them, are not told before they are turned. */
    readonly told = $derived.by(() => {
        const { seat, turnAll } = this.#play;
        if (!turnAll) return this.lines;
        const shown = this.lines.findLastIndex((line) => line.text.id === 'revealed' && line.seat === seat);
        return shown < 0 ? this.lines : this.lines.slice(0, shown);
    });

    /** `isWatched`: cards are turned before the reader's eyes. */
    constructor(play: Play, isWatched: boolean) {
        this.#play = play;
        this.#story = new Story(play.map);
        this.#visit = new Visit(play.table.id);
        this.digging = new Digging(play, isWatched);
        this.recap = this.#visit.missed(this.lines, play.seat);
    }

    /** Listen until the returned function is called. */
    listen(): () => void {
        const { table } = this.#play;
        table.onpage = (page, row) => this.#learn(page, row);
        return () => (table.onpage = () => undefined);
    }

    #learn(page: Page, row: View['row']): void {
        if (page.isWhole) return;
        const play = this.#play;
        const fresh = new Set(page.news.map(({ seq }) => seq));
        const start = this.lines.findLastIndex(({ seq }) => seq !== null && !fresh.has(seq)) + 1;
        const told = this.lines.slice(start).filter(({ seq }) => seq !== null);
        const own = told.filter(({ seat }) => seat !== null && seat === play.seat);
        this.digging.learn(own);
        this.#unheard = [...this.#unheard, ...told];
        this.letHear();
        this.flights = flightsOf(told, row, play.seat);
        if (own.length) this.closeRecap();
        play.reselect();
    }

    /** Let be heard what is new, as soon as it may be read. */
    letHear(): void {
        const { table, map } = this.#play;
        const hidden = this.lines.slice(this.told.length);
        const heard = this.#unheard.filter((line) => !hidden.includes(line));
        if (!heard.length) return;
        this.#unheard = this.#unheard.filter((line) => hidden.includes(line));
        if (heard.some(({ text }) => text.id === 'claimed' || text.id === 'dug-through')) sound('claim');
        this.voice.say(heard.map((line) => sayLine(line, table, map)).join(' '));
    }

    closeRecap(): void {
        this.recap = [];
    }

    /** Everything until now was seen. */
    noteSeen(): void {
        this.#visit.note(this.#play.table.snapshot?.seq ?? 0);
    }
}
