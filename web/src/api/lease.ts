/** One of several tabs does something for all of them. */

const LEASE_MS = 10_000;

/**
 * Calls `start` when this tab is the one, and what `start` returned when it no longer is. The returned function
 * gives up the wish. Where there are no locks (plain HTTP in a local network) a note in the storage stands in; where
 * there is no storage either, each tab is for itself.
 */
export function lead(name: string, start: () => () => void): () => void {
    const locks = navigator.locks as LockManager | null | undefined;
    if (locks) return leadByLock(locks, name, start);
    try {
        localStorage.getItem(name);
        return leadByNote(name, start);
    } catch {
        return start();
    }
}

function leadByLock(locks: LockManager, name: string, start: () => () => void): () => void {
    const giveUp = new AbortController();
    let release = (): void => undefined;
    locks
        .request(name, { signal: giveUp.signal }, () => {
            if (giveUp.signal.aborted) return;
            const stop = start();
            return new Promise<void>((resolve) => {
                release = () => {
                    stop();
                    resolve();
                };
            });
        })
        .catch(() => undefined); // given up while waiting
    return () => {
        giveUp.abort();
        release();
    };
}

function leadByNote(name: string, start: () => () => void): () => void {
    const self = `${Math.random()}`;
    let stop: (() => void) | null = null;
    const look = (): void => {
        const [holder, until] = (localStorage.getItem(name) ?? ' 0').split(' ');
        if (holder !== self && Number(until) > Date.now()) {
            stop?.();
            stop = null;
            return;
        }
        localStorage.setItem(name, `${self} ${Date.now() + LEASE_MS}`);
        stop ??= start();
    };
    const leave = (): void => {
        clearInterval(timer);
        if (stop) localStorage.removeItem(name);
        stop?.();
        stop = null;
    };
    const timer = setInterval(look, LEASE_MS / 5);
    addEventListener('pagehide', leave);
    look();
    return () => {
        removeEventListener('pagehide', leave);
        leave();
    };
}
