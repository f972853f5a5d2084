/** Keys of the game screen. */

export interface KeyActions {
    slot(number: number): void;
    deck(): void;
    tickets(): void;
    search(): void;
    confirm(): void;
    cancel(): void;
    undo(): void;
    last(): void;
    turn(): void;
    chat(): void;
    keys(): void;
    zoom(factor: number): void;
    mark(): void;
    history(): void;
}

/** Do what a key means; `isAside` while something lies over the table and has its own keys. */
export function keyAction(
    event: KeyboardEvent,
    actions: KeyActions,
    hasLetters: boolean,
    isAside: boolean,
): void {
    if (event.defaultPrevented || isAside) return;
    // Many keyboards have brackets only together with other keys.
    if ((event.ctrlKey || event.metaKey || event.altKey) && event.key !== '[') return;
    const at = event.target as Element | null;
    if (at?.closest?.('input:not([type="checkbox"], [type="radio"]), select, textarea')) return;
    if (event.key === 'Escape') return actions.cancel();
    if (event.key === 'Enter') {
        // A button that has the focus means itself.
        if (!at?.closest?.('button, a, summary')) actions.confirm();
        return;
    }
    if (!hasLetters) return;
    const run = meaning(event.key, actions);
    if (run) {
        event.preventDefault();
        run();
    }
}

function meaning(key: string, actions: KeyActions): (() => void) | null {
    if (key >= '1' && key <= '5' && key.length === 1) return () => actions.slot(Number(key) - 1);
    switch (key.toLowerCase()) {
        case 'd':
            return actions.deck;
        case 't':
            return actions.tickets;
        case 'r':
            return actions.search;
        case 'u':
            return actions.undo;
        case 'l':
            return actions.last;
        case 'm':
            return actions.turn;
        case 'c':
            return actions.chat;
        case 'p':
            return actions.mark;
        case '[':
            return actions.history;
        case '?':
            return actions.keys;
        case '+':
            return () => actions.zoom(1.6);
        case '-':
            return () => actions.zoom(1 / 1.6);
        default:
            return null;
    }
}
