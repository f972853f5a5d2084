/** Words in the player's language, from the catalogues that server and terminal use as well. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { MessageId } from '../generated/messages';
import { LANGUAGES, settings, type Language } from '../state/settings.svelte';
import { pseudo } from './pseudo';

export type { MessageId };
export type Area = 'common' | 'game' | 'refusals' | 'log' | 'screens' | 'help';
export type Arguments = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(
    ['../../../src/vagon/locales/*/*.ftl', '!../../../src/vagon/locales/*/terminal.ftl'],
    { query: '?raw', import: 'default' },
);
/** What each screen needs. */
const ALWAYS: readonly Area[] = ['common', 'game', 'refusals', 'log'];

const IS_PSEUDO = new URLSearchParams(location.search).has('pseudo');

const wanted = new Set<Area>(ALWAYS);
const loaded = new Map<string, string>();
let bundle = $state.raw(new FluentBundle('en'));
let shown = $state<Language>('en');

/** The language of the words on the screen. */
export const language = {
    get current(): Language {
        return shown;
    },
};

/** The message in the player's language. */
export function t(id: MessageId, args?: Arguments): string {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args, []) : id;
}

/** True if there is such a message: for codes that come from the server. */
export function isMessage(id: string): id is MessageId {
    return bundle.hasMessage(id);
}

/** The language that is chosen, or the first of the browser's that we speak. */
export function chosenLanguage(): Language {
    if (settings.language !== 'auto') return settings.language;
    const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
    return spoken.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en';
}

/** Load what is said in these areas, in the language that is chosen now, and show it. */
export async function loadWords(...areas: readonly Area[]): Promise<void> {
    for (const area of areas) wanted.add(area);
    const tongue = chosenLanguage();
    const sources = await Promise.all([...wanted].map((area) => source(tongue, area)));
    if (tongue !== chosenLanguage()) return; // chosen anew meanwhile
    const next = new FluentBundle(tongue, IS_PSEUDO ? { transform: pseudo } : {});
    for (const text of sources) next.addResource(new FluentResource(text));
    bundle = next;
    shown = tongue;
    document.documentElement.lang = tongue;
}

async function source(tongue: Language, area: Area): Promise<string> {
    const path = `../../../src/vagon/locales/${tongue}/${area}.ftl`;
    let text = loaded.get(path);
    if (text === undefined) {
        text = (await FILES[path]?.()) ?? '';
        loaded.set(path, text);
    }
    return text;
}

/** Follow the choice of language for as long as the program runs. */
export function keepWords(): void {
    $effect.root(() => {
        $effect(() => {
            if (chosenLanguage() !== shown) void loadWords();
        });
    });
}
