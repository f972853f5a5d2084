/** What goes on around whoever is at a table, however it is shown to them. */
import { on } from 'svelte/events';
import { callToTurns } from './attention.svelte';
import { keepAwake } from './awake';
import type { Bar } from './barParts';
import type { News } from './news.svelte';
import { followNext } from './next.svelte';
import type { Play } from './play.svelte';

/** While the component that calls it is shown; `bar` is what the action bar says. */
export function attend(play: Play, news: News, bar: () => Bar): void {
    const { table } = play;
    $effect(() => news.listen());
    // A page that is hidden may never be seen again.
    $effect(() => on(document, 'visibilitychange', () => document.hidden && news.noteSeen()));
    $effect(() => on(window, 'pagehide', () => news.noteSeen()));
    $effect(() => () => news.noteSeen());
    $effect(() => () => play.leave());
    callToTurns(play, bar, news.voice);
    followNext(play, (text) => news.voice.say(text));

    const isLive = $derived(
        table.snapshot?.table.status === 'playing' &&
            play.seat !== null &&
            table.snapshot.table.settings.clock?.type !== 'days',
    );
    $effect(() => (isLive ? keepAwake() : undefined));
}
