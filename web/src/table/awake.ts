/** Keeps the screen of the device on. Only secure pages can; elsewhere nothing happens. */
export function keepAwake(): () => void {
    if (!('wakeLock' in navigator)) return () => undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;

    // The browser lets go of the lock whenever the page is hidden.
    const hold = async (): Promise<void> => {
        if (document.hidden || isOver) return;
        try {
            lock = await navigator.wakeLock.request('screen');
        } catch {
            return; // a device that must save its battery may refuse
        }
        if (isOver) void lock.release();
    };
    document.addEventListener('visibilitychange', hold);
    void hold();
    return () => {
        isOver = true;
        document.removeEventListener('visibilitychange', hold);
        void lock?.release();
    };
}
