/** The catalogues of messages, as they are when they have been parsed, which the build does. */
import type { FluentResource } from '@fluent/bundle';
import type { Language } from '../state/languages';

export type Area = 'common' | 'game' | 'refusals' | 'log' | 'screens' | 'help';
type Body = FluentResource['body'];

/** What each screen needs. */
export const ALWAYS: readonly Area[] = ['common', 'game', 'refusals', 'log'];

const FILES = import.meta.glob<Body>(
    ['../../../src/vagon/locales/*/*.ftl', '!../../../src/vagon/locales/*/terminal.ftl'],
    { import: 'default' },
);

export function loadCatalogues(language: Language, areas: readonly Area[]): Promise<readonly Body[]> {
    return Promise.all(
        areas.map((area) => FILES[`../../../src/vagon/locales/${language}/${area}.ftl`]?.() ?? []),
    );
}
