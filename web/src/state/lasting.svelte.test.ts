import { afterEach, expect, test, vi } from 'vitest';
import { lasting } from './lasting.svelte';

let count = $state(0);

class Doubled {
    readonly value = $derived(2 * count);
}

/** Made on a screen that reads it, and is gone. */
function left(make: () => Doubled): Doubled {
    let made!: Doubled;
    const leave = $effect.root(() => {
        made = make();
        expect(made.value).toBe(2 * count);
    });
    leave();
    return made;
}

afterEach(() => vi.restoreAllMocks());

test.each([
    ['is stale when its screen is gone', () => new Doubled(), 1, 2],
    ['is true for as long as it is read', () => lasting(() => new Doubled()), 0, 4],
])('a derived value %s', (_, make, numWarnings, value) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    count = 1;
    const made = left(make);
    count = 2;
    expect(made.value).toBe(value);
    expect(warn).toHaveBeenCalledTimes(numWarnings);
});
