/** Tells the reader that it is their turn: in the title of the page, by voice, by a bell if wanted. */
import { on } from 'svelte/events';
import { t } from '../words/words.svelte';
import type { Bar } from './barParts';
import type { Play } from './play.svelte';
import { sound } from './sounds';
import type { Voice } from './voice.svelte';

/** While the component that calls it is shown; `bar` is what the action bar says. */
export function callToTurns(play: Play, bar: () => Bar, voice: Voice): void {
    let wasYours = false;
    let isLooking = $state(document.hasFocus());
    const isYours = $derived(play.table.isYourTurn && !play.next.move); // what is prepared needs nobody
    // For those who are elsewhere: to write a title takes the browser longer than to draw a card.
    const title = $derived(isYours && !isLooking ? `● ${t('your-turn-short')} – Vagon` : 'Vagon');
    $effect(() => on(window, 'focus', () => (isLooking = true)));
    $effect(() => on(window, 'blur', () => (isLooking = false)));
    $effect(() => {
        document.title = title;
    });
    $effect(() => {
        if (isYours && !wasYours) {
            const { title, hint } = bar();
            voice.call(`${title} ${hint}`);
            sound('turn');
        }
        wasYours = isYours;
    });
    $effect(() => () => (document.title = 'Vagon'));
}
