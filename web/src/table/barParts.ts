/** What an action bar is made of, and the steps that many of them offer. */
import { t } from '../words/words.svelte';
import { sayMove } from './next.svelte';
import type { Play } from './play.svelte';
import { lastStanding, type Cards } from './story';

export interface Option {
    readonly key: string;
    readonly label: string;
    /** Cards or a passenger to show in place of the words. */
    readonly cards?: Cards;
    readonly passenger?: string;
    readonly isChosen: boolean;
    readonly choose: () => void;
}

export interface Step {
    readonly label: string;
    readonly isEnabled: boolean;
    readonly run: () => void;
    readonly icon?: 'undo';
    /** It is not a thing to do but one that is prepared, and the step takes it back. */
    readonly isChip?: boolean;
    readonly countdown?: Countdown;
}

/** What is left of the time after which a step is taken by itself. */
export interface Countdown {
    /** Another countdown has another name. */
    readonly name: string;
    readonly seconds: number;
    /** Whether it is for this screen to take the step; else it is taken elsewhere. */
    readonly isOurs: boolean;
}

export interface Bar {
    readonly title: string;
    readonly hint: string;
    /** It is for the reader to act. */
    readonly isUrgent: boolean;
    readonly options: readonly Option[];
    readonly others: readonly Step[];
    readonly primary: Step | null;
}

export const NOTHING: Omit<Bar, 'title'> = {
    hint: '',
    isUrgent: false,
    options: [],
    others: [],
    primary: null,
};

export function undoStep(play: Play): readonly Step[] {
    if (!play.table.canUndo) return [];
    const isEnabled = !play.table.isSending;
    const label = t('undo', { what: undone(play) });
    return [{ label, isEnabled, icon: 'undo', run: () => void play.undo() }];
}

/** What an undo would take back. */
function undone(play: Play): string {
    const verbs = lastStanding(play.table.news)?.moves?.map(({ action }) => action?.split(' ')[0]) ?? [];
    return ['passenger', 'claim', 'station'].find((verb) => verbs.includes(verb)) ?? 'other';
}

/** The move that is prepared; pressing it cancels it. */
export function nextStep(play: Play): readonly Step[] {
    const { move } = play.next;
    if (!move) return [];
    const label = t('next-chip', { move: sayMove(play, move) });
    const isEnabled = !play.table.isSending;
    return [{ label, isEnabled, isChip: true, run: () => play.cancelNext() }];
}

export function cancelStep(play: Play): Step {
    return { label: t('button-cancel'), isEnabled: true, run: () => play.cancel() };
}
