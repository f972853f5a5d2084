/** What a player has chosen on this device. */
import type { Language } from './languages';
import { recall, remember } from './storage';

export interface Settings {
    language: Language | 'auto';
    theme: 'auto' | 'day' | 'night';
    contrast: boolean;
    names: 'printed' | 'own';
    animation: 0 | 1 | 2; // off, calm, quick
    sounds: { turn: boolean; claim: boolean; ticket: boolean };
    letterKeys: boolean;
    oddsHint: boolean;
    confirmTaps: 'countdown' | 'always' | 'never';
    playerName: string;
}

const KEY = 'vagon:settings';
const DEFAULTS: Settings = {
    language: 'auto',
    theme: 'auto',
    contrast: false,
    names: 'own',
    animation: 1,
    sounds: { turn: false, claim: false, ticket: false },
    letterKeys: true,
    oddsHint: false,
    confirmTaps: 'countdown',
    playerName: '',
};

function stored(): Settings {
    try {
        const known = JSON.parse(recall(KEY) ?? '{}') as Partial<Settings>;
        return { ...DEFAULTS, ...known, sounds: { ...DEFAULTS.sounds, ...known.sounds } };
    } catch {
        return structuredClone(DEFAULTS);
    }
}

export const settings = $state<Settings>(stored());

/** Keep what is chosen, and follow it, for as long as the program runs; other tabs are followed as well. */
export function keepSettings(): void {
    $effect.root(() => {
        $effect(() => remember(KEY, JSON.stringify(settings)));
        $effect(() => {
            document.documentElement.dataset['theme'] = theme();
            document.documentElement.dataset['contrast'] = settings.contrast ? 'high' : 'normal';
            document.documentElement.dataset['motion'] = settings.animation ? 'some' : 'none';
        });
    });
    addEventListener('storage', (event) => {
        if (event.key === KEY && event.newValue) Object.assign(settings, stored());
    });
}

const isDark = media('(prefers-color-scheme: dark)');
const isStill = media('(prefers-reduced-motion: reduce)');

function media(query: string): { readonly current: boolean } {
    const list = typeof matchMedia === 'undefined' ? null : matchMedia(query);
    let current = $state(list?.matches ?? false);
    list?.addEventListener('change', (event) => (current = event.matches));
    return {
        get current() {
            return current;
        },
    };
}

export function theme(): 'day' | 'night' {
    if (settings.theme === 'auto') return isDark.current ? 'night' : 'day';
    return settings.theme;
}

/** By what durations are multiplied; 0 means that nothing moves. */
export function pace(): number {
    if (isStill.current || document.hidden) return 0;
    return { 0: 0, 1: 1, 2: 0.45 }[settings.animation];
}
