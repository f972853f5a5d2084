/** What the keys of the game screen do. */
import { go } from '../router.svelte';
import type { Bar } from './barParts';
import type { KeyActions } from './keyboard';
import { skipMotion } from './motion';
import type { News } from './news.svelte';
import type { Play } from './play.svelte';
import { sayLine } from './saying';
import { placesOf } from './story';

/** What keys open or move on the screen itself. */
export type Screen = Pick<KeyActions, 'search' | 'chat' | 'keys' | 'zoom'>;

export function shortcuts(play: Play, bar: () => Bar, news: News, screen: Screen): KeyActions {
    const { table, map } = play;
    return {
        ...screen,
        slot: (slot) => void play.take(table.view?.row[slot] ?? null),
        deck: () => void play.take('deck'),
        tickets: () => void play.take('tickets'),
        confirm: () => {
            const { primary } = bar();
            if (primary?.isEnabled) primary.run();
        },
        cancel: () => {
            skipMotion();
            play.cancel();
        },
        undo: () => {
            if (play.next.move) play.cancelNext();
            else if (table.canUndo) void play.undo();
        },
        last: () => {
            const last = news.lines.findLast(({ seat }) => seat !== null);
            if (!last) return;
            news.voice.sayAgain(sayLine(last, table, map));
            play.lit = new Set(placesOf(last, map));
        },
        turn: () => {
            const { title, hint } = bar();
            news.voice.callAgain(`${title} ${hint}`);
        },
        mark: () => play.selection?.kind === 'route' && play.plan.toggle(play.selection.id),
        history: () => {
            const last = news.lines.findLast(({ move }) => move !== null)?.move ?? 0;
            go(`/t/${table.id}?at=${Math.max(0, last - 1)}`);
        },
    };
}
