/** How a table stands, told in changes: a stream tells everything only once. */
import type { Snapshot, View } from './types';

/** Members that are missing stay as they are, and so do places and seats that are empty objects. */
export type Changes = Omit<Snapshot, 'table' | 'view'> & {
    readonly table: Partial<Snapshot['table']>;
    readonly view: Partial<View> | null;
};

/** Which members are read in parts in their turn; `[parts]` for all elements of a list. */
export type Parts = { readonly [member: string]: Parts } | readonly [Parts];

/** All of these but the own things of a seat are told in parts as well. */
export const PARTS: Parts = { table: { places: [{}] }, view: { seats: [{}], own: {} } };

type Members = Readonly<Record<string, unknown>>;

/** How it stands after all that was told; what was told first is everything. */
export function standingAfter(told: readonly Changes[]): Snapshot | null {
    return told.reduce<unknown>(
        (before, changes) => renewed(before, changes, PARTS),
        null,
    ) as Snapshot | null;
}

/** What was before, after changes to the parts of it. */
function renewed(before: unknown, changes: unknown, parts: Parts | undefined): unknown {
    if (!before || !changes || !parts) return changes;
    if (isList(parts)) {
        const list = before as readonly unknown[];
        return (changes as readonly unknown[]).map((change, n) => renewed(list[n], change, parts[0]));
    }
    const members = { ...(before as Members) };
    for (const [name, change] of Object.entries(changes)) {
        members[name] = renewed(members[name], change, parts[name]);
    }
    return members;
}

export function isList(parts: Parts): parts is readonly [Parts] {
    return Array.isArray(parts);
}
