import { describe, expect, it } from 'vitest';

import { step } from './stepping';

function press(key: string, target: Element | null = document.body, more: Partial<KeyboardEvent> = {}) {
    return { key, target, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...more };
}

describe('keys in a replay', () => {
    it.each([
        ['ArrowLeft', 5, 4],
        ['ArrowLeft', 0, 0],
        ['ArrowRight', 5, 6],
        ['ArrowRight', 9, 9],
        ['Home', 5, 0],
        ['End', 5, 9],
        ['[', 5, 4],
        [']', 5, 6],
        ['a', 5, null],
    ])('%s at %i leads to %s', (key, at, to) => {
        expect(step(press(key), at, 9)).toBe(to);
    });

    it('leaves keys to fields, and combinations to the browser', () => {
        expect(step(press('Home', document.createElement('input')), 5, 9)).toBeNull();
        expect(step(press('ArrowLeft', document.body, { altKey: true }), 5, 9)).toBeNull();
        expect(step(press('[', document.body, { altKey: true, ctrlKey: true }), 5, 9)).toBe(4);
    });
});
