/** Tells the reader that it is their turn: in the title of the page, by voice, by a bell if wanted. */
import { t } from '../words/words.svelte';
import { barOf } from './bar';
import type { Play } from './play.svelte';
import { sound } from './sounds';
import type { Voice } from './voice.svelte';

/** While the component that calls it is shown. */
export function callToTurns(play: Play, voice: Voice): void {
    let wasYours = false;
    $effect(() => {
        const isYours = play.table.isYourTurn && !play.next.move; // what is prepared needs nobody
        document.title = isYours ? `● ${t('your-turn-short')} – Vagon` : 'Vagon';
        if (isYours && !wasYours) {
            const { title, hint } = barOf(play);
            voice.call(`${title} ${hint}`);
            sound('turn');
        }
        wasYours = isYours;
    });
    $effect(() => () => (document.title = 'Vagon'));
}
