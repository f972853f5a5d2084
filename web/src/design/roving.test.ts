import { afterEach, describe, expect, it } from 'vitest';
import { rove } from './roving';

let stop = (): void => undefined;
afterEach(() => {
    stop();
    document.body.replaceChildren();
});

function group(...attributes: readonly Record<string, string>[]): HTMLElement {
    const made = document.createElement('div');
    for (const own of attributes) {
        const button = document.createElement('button');
        for (const [name, value] of Object.entries(own)) button.setAttribute(name, value);
        made.append(button);
    }
    document.body.append(made);
    stop = rove(made).destroy;
    return made;
}

const stops = (made: HTMLElement) => [...made.querySelectorAll('button')].map(({ tabIndex }) => tabIndex);
const focused = (made: HTMLElement) => [...made.children].indexOf(document.activeElement as Element);

function press(key: string, more: KeyboardEventInit = {}): boolean {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    document.activeElement?.dispatchEvent(event);
    return event.defaultPrevented;
}

describe('the stop of the Tab key', () => {
    it.each([
        ['the first', [{}, {}, {}], [0, -1, -1]],
        ['what is chosen', [{}, { 'aria-pressed': 'true' }, {}], [-1, 0, -1]],
        ['a chosen tab', [{}, {}, { 'aria-selected': 'true' }], [-1, -1, 0]],
        ['what is to be done', [{}, { 'data-primary': '' }], [-1, 0]],
    ])('is %s', (_, attributes, expected) => {
        expect(stops(group(...attributes))).toEqual(expected);
    });

    it('stays where the focus was last', () => {
        const made = group({ 'aria-pressed': 'true' }, {}, {});
        made.querySelectorAll('button')[2]?.focus();
        document.body.focus();
        expect(stops(made)).toEqual([-1, -1, 0]);
    });

    it('moves when it is taken away, or can no longer be pressed', () => {
        const made = group({}, {}, {});
        made.firstElementChild?.remove();
        press('Tab');
        expect(stops(made)).toEqual([0, -1]);
        made.querySelector('button')!.disabled = true;
        press('Tab');
        expect(made.querySelectorAll('button')[1]?.tabIndex).toBe(0);
    });
});

describe('keys', () => {
    it.each([
        ['ArrowRight', 0, 1],
        ['ArrowDown', 1, 2],
        ['ArrowRight', 2, 0],
        ['ArrowLeft', 0, 2],
        ['ArrowUp', 2, 1],
        ['Home', 2, 0],
        ['End', 0, 2],
    ])('%s leads from %i to %i', (key, from, to) => {
        const made = group({}, {}, {});
        made.querySelectorAll('button')[from]?.focus();
        expect(press(key)).toBe(true);
        expect(focused(made)).toBe(to);
    });

    it('others, and those of the browser, lead nowhere', () => {
        const made = group({}, {});
        made.querySelector('button')?.focus();
        expect([press('x'), press('Enter'), press('ArrowRight', { altKey: true })]).toEqual([
            false,
            false,
            false,
        ]);
        expect(focused(made)).toBe(0);
    });
});
