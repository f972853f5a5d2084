/** One stop for the Tab key in a group of controls; the arrow keys go from one to the next. */

const CONTROLS = 'button:not(:disabled), a[href], input:not(:disabled)';
const PREFERRED = '[aria-selected="true"], [aria-pressed="true"], [data-primary]';
const STEPS: Readonly<Record<string, 1 | -1>> = {
    ArrowRight: 1,
    ArrowDown: 1,
    ArrowLeft: -1,
    ArrowUp: -1,
};

/** The stop is what had the focus last; else what is chosen or to be done; else the first, or the last. */
export function rove(group: HTMLElement, start: 'first' | 'last' = 'first'): { destroy: () => void } {
    let last: Element | null = null;

    const controls = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(CONTROLS)];

    function settle(): void {
        const all = controls();
        const stop =
            all.find((control) => control === last) ??
            all.find((control) => control.matches(PREFERRED)) ??
            all.at(start === 'first' ? 0 : -1);
        for (const control of all) {
            const index = control === stop ? 0 : -1;
            if (control.tabIndex !== index) control.tabIndex = index;
        }
    }

    // When the key is pressed and not whenever something changes: much does, and seldom with anybody at the keys.
    function onTab({ key }: KeyboardEvent): void {
        if (key === 'Tab') settle();
    }

    function onfocusin({ target }: FocusEvent): void {
        last = target as Element;
        settle();
    }

    function onkeydown(event: KeyboardEvent): void {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const all = controls();
        const at = all.indexOf(event.target as HTMLElement);
        const next = at < 0 ? undefined : all[target(event.key, at, all.length)];
        if (!next) return;
        event.preventDefault();
        next.focus();
    }

    group.dataset['roving'] = '';
    document.addEventListener('keydown', onTab, true);
    group.addEventListener('focusin', onfocusin);
    group.addEventListener('keydown', onkeydown);
    settle();
    return {
        destroy: () => {
            document.removeEventListener('keydown', onTab, true);
            group.removeEventListener('focusin', onfocusin);
            group.removeEventListener('keydown', onkeydown);
        },
    };
}

/** Which of so many a key leads to; -1 if it leads nowhere. The ends are joined. */
function target(key: string, at: number, count: number): number {
    const step = STEPS[key];
    if (step) return (at + step + count) % count;
    return { Home: 0, End: count - 1 }[key] ?? -1;
}
