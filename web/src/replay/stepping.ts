/** Keys that lead through a game. */

export const TICK_MS = 900;

type Press = Pick<KeyboardEvent, 'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Where a key leads from a position; null if it is not one of ours, or belongs to what has the focus. */
export function step(press: Press, at: number, last: number): number | null {
    const isBracket = press.key === '[' || press.key === ']';
    // Many keyboards have brackets only together with other keys.
    if (!isBracket && (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey)) return null;
    if ((press.target as Element | null)?.closest?.('input, select, textarea, [role="listbox"], dialog'))
        return null;
    switch (press.key) {
        case 'ArrowLeft':
        case '[':
            return Math.max(0, at - 1);
        case 'ArrowRight':
        case ']':
            return Math.min(last, at + 1);
        case 'Home':
            return 0;
        case 'End':
            return last;
        default:
            return null;
    }
}
