/** What the lower part of a phone's screen shows, one at a time. */
export const TABS = ['hand', 'tickets', 'players', 'log', 'chat'] as const;
export type Tab = (typeof TABS)[number];
