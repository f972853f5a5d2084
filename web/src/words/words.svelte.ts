/** Words in the player's language, from the catalogues that server and terminal use as well. */
import { FluentBundle, FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { MessageId } from '../generated/messages';
import { spoken, type Language } from '../state/languages';
import { settings } from '../state/settings.svelte';
import { ALWAYS, loadCatalogues, type Area } from './catalogues';
import { pseudo } from './pseudo';

export type { MessageId };
export type { Area };
export type Arguments = Record<string, FluentVariable>;

const IS_PSEUDO = new URLSearchParams(location.search).has('pseudo');

const wanted = new Set<Area>(ALWAYS);
/** The language and the areas of `bundle`. */
let complete = '';
let bundle = $state.raw(new FluentBundle('en'));
let shown = $state<Language>('en');

/** The language of the words on the screen. */
export const language = {
    get current(): Language {
        return shown;
    },
};

/** A whole number below 1000: written alike in all our languages, without the formatter of the language. */
class Count extends FluentNumber {
    override toString(): string {
        return String(this.value);
    }
}

const counts = Array.from({ length: 1000 }, (_, value) => new Count(value));

/** The message in the player's language. */
export function t(id: MessageId, args?: Arguments): string {
    const pattern = bundle.getMessage(id)?.value;
    if (typeof pattern === 'string' && !IS_PSEUDO) return pattern;
    return pattern ? bundle.formatPattern(pattern, args && counted(args), []) : id;
}

function counted(args: Arguments): Arguments {
    for (const [name, value] of Object.entries(args)) {
        const count = typeof value === 'number' ? counts[value] : undefined;
        if (count) args = { ...args, [name]: count };
    }
    return args;
}

/** True if there is such a message: for codes that come from the server. */
export function isMessage(id: string): id is MessageId {
    return bundle.hasMessage(id);
}

export function chosenLanguage(): Language {
    return spoken(settings.language);
}

/** Load what is said in these areas, in the language that is chosen now, and show it. */
export async function loadWords(...areas: readonly Area[]): Promise<void> {
    for (const area of areas) wanted.add(area);
    const tongue = chosenLanguage();
    const all = [...wanted];
    if (complete === `${tongue} ${all.join()}`) return;
    const bodies = await loadCatalogues(tongue, all);
    if (tongue !== chosenLanguage()) return; // chosen anew meanwhile
    const next = new FluentBundle(tongue, IS_PSEUDO ? { transform: pseudo } : {});
    for (const body of bodies) next.addResource({ body });
    bundle = next;
    complete = `${tongue} ${all.join()}`;
    shown = tongue;
    document.documentElement.lang = tongue;
}

/** Follow the choice of language for as long as the program runs. */
export function keepWords(): void {
    $effect.root(() => {
        $effect(() => {
            if (chosenLanguage() !== shown) void loadWords();
        });
    });
}
