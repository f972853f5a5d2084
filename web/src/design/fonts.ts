/** The faces of the atlas are there before the first words, so that no word changes its width. */
import type { Language } from '../state/languages';
import { within } from '../state/patience';

const FACES = [
    "400 1em 'Fira Sans Condensed'",
    "500 1em 'Fira Sans Condensed'",
    "700 1em 'Fira Sans Condensed'",
    "400 1em 'Old Standard TT'",
    "700 1em 'Old Standard TT'",
];
/** Letters for which a language needs more than the Latin face. */
const LETTERS: Record<Language, string> = { en: 'a', cs: 'ař', sk: 'aľ', pl: 'ał', uk: 'aжґ', hu: 'aő' };
const PATIENCE_MS = 500;

/** Resolves when the faces for a language are loaded, or have kept everybody waiting for long enough. */
export async function loadFonts(language: Language): Promise<void> {
    await within(PATIENCE_MS, load(language));
}

async function load(language: Language): Promise<void> {
    await styled();
    await Promise.allSettled(FACES.map((face) => document.fonts.load(face, LETTERS[language])));
}

/** Resolves when the style sheets of the page are there, and with them the names of the faces. */
async function styled(): Promise<void> {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const missing = links.filter(({ sheet }) => sheet === null);
    await Promise.all(
        missing.map((link) => new Promise((resolve) => link.addEventListener('load', resolve))),
    );
}
