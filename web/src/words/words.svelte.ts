/** Words in the player's language, from the catalogues that server and terminal use as well. */
import { FluentBundle, FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { MessageId } from '../generated/messages';
import { spoken, type Language } from '../state/languages';
import { settings } from '../state/settings.svelte';
import { ALWAYS, loadCatalogues, type Area } from './catalogues';
import { pseudo } from './pseudo';

export type { MessageId };
export type { Area };
export type Arguments = Record<string, string | number>;

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

/** What was said before, by message and arguments: most of it is said again and again. */
const said = new Map<string, string>();
const MOST_SAID = 4000;

/** The message in the player's language. */
export function t(id: MessageId, args?: Arguments): string {
    const pattern = bundle.getMessage(id)?.value;
    if (typeof pattern === 'string' && !IS_PSEUDO) return pattern;
    if (!pattern) return id;
    let key: string = id;
    for (const name in args) key += `\0${name}\0${args[name]}`;
    let words = said.get(key);
    if (words === undefined) {
        words = bundle.formatPattern(pattern, args && counted(args), []);
        if (said.size >= MOST_SAID) said.clear();
        said.set(key, words);
    }
    return words;
}

function counted(args: Arguments): Record<string, FluentVariable> {
    const counted: Record<string, FluentVariable> = {};
    for (const name in args) {
        const value = args[name] ?? '';
        counted[name] = (typeof value === 'number' ? counts[value] : undefined) ?? value;
    }
    return counted;
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
    said.clear();
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
