/**
 * `next`, with those of its parts that say the same as in `before` being the same objects. Whatever is derived from
 * them then sees that nothing has changed.
 */
export function settled<T>(before: T, next: T): T {
    if (Object.is(before, next) || !isContainer(before) || !isContainer(next)) return next;
    if (Array.isArray(before) !== Array.isArray(next)) return next;
    const [old, fresh] = [before as Members, next as Members];
    const keys = Object.keys(fresh);
    let isSame = keys.length === Object.keys(old).length;
    for (const key of keys) {
        const member = settled(old[key], fresh[key]);
        fresh[key] = member;
        isSame &&= Object.is(member, old[key]) && key in old;
    }
    return isSame ? before : next;
}

/** What `make` makes, whose parts stay the same objects for as long as they say the same. */
export function settling<T>(make: () => T): () => T {
    let last: T | undefined;
    return () => (last = settled<T | undefined>(last, make()) as T);
}

type Members = Record<string, unknown>;

function isContainer(value: unknown): value is object {
    return typeof value === 'object' && value !== null;
}
