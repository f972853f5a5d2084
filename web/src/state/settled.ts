/**
 * `next`, with those of its parts that say the same as in `before` being the same objects. Whatever is derived from
 * them then sees that nothing has changed. Everything that a move tells goes through here: it makes no lists of keys.
 */
export function settled<T>(before: T, next: T): T {
    if (before === next || typeof before !== 'object' || typeof next !== 'object') return next;
    if (before === null || next === null) return next;
    if (Array.isArray(before) !== Array.isArray(next)) return next;
    const isSame = Array.isArray(next)
        ? settleList(before as unknown as unknown[], next)
        : settleMembers(before as Members, next as Members);
    return isSame ? before : next;
}

/** Settle the elements of `next`; true if it says the same as `before`. */
function settleList(before: readonly unknown[], next: unknown[]): boolean {
    let isSame = before.length === next.length;
    for (let i = 0; i < next.length; i++) {
        const old = before[i];
        if (next[i] === old) continue;
        next[i] = settled(old, next[i]);
        isSame &&= next[i] === old;
    }
    return isSame;
}

/** Settle the members of `next`; true if it says the same as `before`. */
function settleMembers(before: Members, next: Members): boolean {
    let isSame = true;
    let numMore = 0;
    for (const key in next) {
        const old = before[key];
        if (next[key] !== old) next[key] = settled(old, next[key]);
        isSame &&= next[key] === old && key in before;
        numMore += 1;
    }
    for (const _ in before) numMore -= 1;
    return isSame && numMore === 0;
}

/** What `make` makes, whose parts stay the same objects for as long as they say the same. */
export function settling<T>(make: () => T): () => T {
    let last: T | undefined;
    return () => (last = settled<T | undefined>(last, make()) as T);
}

type Members = Record<string, unknown>;
