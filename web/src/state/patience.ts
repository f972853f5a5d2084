/** Resolves when `awaited` does, or when it has kept everybody waiting for long enough. */
export function within(milliseconds: number, awaited: Promise<unknown>): Promise<unknown> {
    const enough = new Promise((resolve) => setTimeout(resolve, milliseconds));
    return Promise.race([awaited, enough]);
}
