/** How long what was done last may still be taken back. Bots wait for it, and so does a move that is prepared. */
import type { Table } from '../state/table.svelte';

/** Which move it is, and the seconds that are left, counted from at least `pause` after it; null if there are none. */
export function undoLeft(
    { snapshot, news, ahead }: Table,
    pause = 0,
): { readonly seq: number; readonly seconds: number } | null {
    const last = news.findLast(({ event }) => event === 'played');
    const end = (last?.at ?? 0) + Math.max(snapshot?.table.settings.undo_seconds ?? 0, pause);
    const seconds = end - ahead - Date.now() / 1000;
    return last && seconds > 0 ? { seq: last.seq ?? 0, seconds } : null;
}
