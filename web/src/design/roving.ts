/** One stop for the Tab key in a group of controls; the arrow keys go from one to the next. */

const CONTROLS = 'button:not(:disabled), a[href], input:not(:disabled)';
const STEPS: Readonly<Record<string, 1 | -1>> = {
    ArrowRight: 1,
    ArrowDown: 1,
    ArrowLeft: -1,
    ArrowUp: -1,
};

/** The stop is what had the focus last; else what is chosen; else the first. */
export function rove(group: HTMLElement): { destroy: () => void } {
    let last: HTMLElement | null = null;

    const controls = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(CONTROLS)];

    function settle(): void {
        const all = controls();
        const stop =
            (last && all.includes(last) ? last : null) ??
            all.find((control) => control.matches('[aria-selected="true"], [aria-pressed="true"]')) ??
            all[0];
        for (const control of all) control.tabIndex = control === stop ? 0 : -1;
    }

    function onfocusin({ target }: FocusEvent): void {
        last = target as HTMLElement;
        settle();
    }

    function onkeydown(event: KeyboardEvent): void {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const all = controls();
        const at = all.indexOf(event.target as HTMLElement);
        if (at < 0) return;
        const step = STEPS[event.key];
        let next = at;
        if (step) next = (at + step + all.length) % all.length;
        else if (event.key === 'Home') next = 0;
        else if (event.key === 'End') next = all.length - 1;
        else return;
        event.preventDefault();
        all[next]?.focus();
    }

    const observer = new MutationObserver(settle);
    observer.observe(group, { childList: true, subtree: true });
    group.addEventListener('focusin', onfocusin);
    group.addEventListener('keydown', onkeydown);
    settle();
    return {
        destroy: () => {
            observer.disconnect();
            group.removeEventListener('focusin', onfocusin);
            group.removeEventListener('keydown', onkeydown);
        },
    };
}
