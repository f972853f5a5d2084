/** The commitment that this browser has seen before a game was over: later it must be the same. */
import type { Snapshot } from '../api/types';
import { recall, remember } from '../state/storage';

function key(id: string): string {
    return `vagon:commitment:${id}`;
}

/** Note what is promised, the first time it is seen; what comes to light at the end proves nothing any more. */
export function notePromise({ table }: Pick<Snapshot, 'table'>): void {
    if (table.status !== 'over') keepPromise(table.id, table.commitment);
}

/** Note the commitment to the deal of a table, unless there is one. */
export function keepPromise(id: string, commitment: string): void {
    if (promiseFor(id) === null) remember(key(id), commitment);
}

export function promiseFor(id: string): string | null {
    return recall(key(id));
}
