/** Text kept on this device. */

/** Null where nothing is, or nothing can be, kept. */
export function recall(key: string): string | null {
    try {
        return localStorage.getItem(key);
    } catch {
        return null;
    }
}

export function remember(key: string, value: string): void {
    try {
        localStorage.setItem(key, value);
    } catch {
        // A browser that keeps nothing still plays.
    }
}
