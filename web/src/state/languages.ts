/** The languages that we speak. */
export const LANGUAGES = ['en', 'cs', 'sk', 'pl', 'uk', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language that is chosen, or the first of the browser's that we speak. */
export function spoken(chosen: Language | 'auto'): Language {
    if (chosen !== 'auto') return chosen;
    const tags = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
    return tags.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en';
}
