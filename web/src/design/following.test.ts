import { expect, test, vi } from 'vitest';
import { follow } from './following';

let tell: (heights: ReadonlyMap<Element, number>) => void = () => undefined;

vi.stubGlobal(
    'ResizeObserver',
    class {
        constructor(callback: (entries: readonly object[]) => void) {
            tell = (heights) =>
                callback([...heights].map(([target, height]) => ({ target, contentRect: { height } })));
        }
        observe(): void {}
        disconnect(): void {}
    },
);

/** A box with a list of which so much is seen, scrolled to its end as a browser would. */
function shown(room: number, length: number) {
    const box = document.createElement('div');
    const list = document.createElement('ol');
    box.append(list);
    let top = 0;
    let most = 0;
    Object.defineProperty(box, 'scrollTop', {
        get: () => top,
        set: (wanted: number) => (top = Math.min(Math.max(wanted, 0), most)),
    });
    const measure = (heights: { room?: number; length?: number }): void => {
        ({ room, length } = { room, length, ...heights });
        most = Math.max(0, length - room);
        top = Math.min(top, most);
        const told = new Map<Element, number>();
        if (heights.room !== undefined) told.set(box, room);
        if (heights.length !== undefined) told.set(list, length);
        tell(told);
    };
    follow(box);
    measure({ room, length });
    return { box, measure };
}

test('who is at the end stays there, however list and room change', () => {
    const { box, measure } = shown(100, 300);
    expect(box.scrollTop).toBe(200);
    measure({ length: 340 });
    expect(box.scrollTop).toBe(240);
    measure({ room: 80 });
    expect(box.scrollTop).toBe(260);
    measure({ room: 140, length: 400 });
    expect(box.scrollTop).toBe(260);
});

test('who has gone back stays there, and follows again from the end', () => {
    const { box, measure } = shown(100, 300);
    box.scrollTop = 50;
    measure({ length: 340 });
    measure({ room: 90 });
    expect(box.scrollTop).toBe(50);
    box.scrollTop = 250;
    measure({ length: 380 });
    expect(box.scrollTop).toBe(290);
});
