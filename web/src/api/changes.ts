/** How a table stands, told in changes: a stream tells everything only once. */
import type { Snapshot, View } from './types';

/** Members that are missing stay as they are, and so do places and seats that are empty objects. */
export type Changes = Omit<Snapshot, 'table' | 'view'> & {
    readonly table: Partial<Snapshot['table']>;
    readonly view: Partial<View> | null;
};

type Members = Readonly<Record<string, unknown>>;

/** How it stands after all that was told; what was told first is everything. */
export function standingAfter(told: readonly Changes[]): Snapshot | null {
    return told.reduce<Snapshot | null>((before, changes) => renewed(before, changes) as Snapshot, null);
}

const PARTS: ReadonlySet<string> = new Set(['table', 'view', 'places', 'seats']);

/** A part of a snapshot after changes; lists of parts are told place by place, or seat by seat. */
function renewed(before: unknown, changes: unknown): unknown {
    if (!before || !changes) return changes;
    if (Array.isArray(changes)) {
        return changes.map((change, number) => renewed((before as readonly unknown[])[number], change));
    }
    const members = { ...(before as Members) };
    for (const [name, change] of Object.entries(changes)) {
        members[name] = PARTS.has(name) ? renewed(members[name], change) : change;
    }
    return members;
}
