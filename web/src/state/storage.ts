/** Text kept on this device, or in this tab as long as it is open. */

type Keeper = 'device' | 'tab';

function storage(keeper: Keeper): Storage {
    return keeper === 'tab' ? sessionStorage : localStorage;
}

/** Null where nothing is, or nothing can be, kept. */
export function recall(key: string, keeper: Keeper = 'device'): string | null {
    try {
        return storage(keeper).getItem(key);
    } catch {
        return null;
    }
}

export function remember(key: string, value: string, keeper: Keeper = 'device'): void {
    try {
        storage(keeper).setItem(key, value);
    } catch {
        // A browser that keeps nothing still plays.
    }
}
