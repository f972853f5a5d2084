import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gestures, type Spot } from './gestures.svelte';
import { LARGEST, WHOLE } from './zoom';

const SIZE = { width: 200, height: 100 };
const frame = document.createElement('div');
const stage = document.createElement('div');
frame.append(stage);
frame.getBoundingClientRect = () => new DOMRect(0, 0, SIZE.width, SIZE.height);
frame.setPointerCapture = () => undefined;
Object.defineProperties(stage, {
    offsetWidth: { value: SIZE.width },
    offsetHeight: { value: SIZE.height },
});

const press = vi.fn<(spot: Spot) => void>();
const over = vi.fn<(spot: Spot | null) => void>();
let gestures: Gestures;
let leave: () => void;

beforeEach(() => {
    gestures = new Gestures({ press, over });
    leave = gestures.attach(frame, stage);
});

afterEach(() => {
    leave();
    vi.clearAllMocks();
});

type Kind = 'down' | 'move' | 'up' | 'cancel';

function finger(pointerId: number, kind: Kind, clientX: number, clientY: number): void {
    const isPrimary = pointerId === 1;
    const where = { pointerId, pointerType: 'touch', isPrimary, clientX, clientY, bubbles: true };
    stage.dispatchEvent(new PointerEvent(`pointer${kind}`, where));
}

function click(clientX: number, clientY: number): void {
    stage.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', clientX, clientY, bubbles: true }));
}

function tap(x: number, y: number): void {
    finger(1, 'down', x, y);
    finger(1, 'up', x, y);
    click(x, y);
}

test('a tap points at its place on the board, enlarged or not', () => {
    finger(1, 'down', 50, 50);
    finger(1, 'move', 54, 50); // no finger stands still
    finger(1, 'up', 54, 50);
    click(54, 50);
    expect(press.mock.lastCall?.[0]).toEqual({ x: 0.27, y: 0.5, width: 200, isFinger: true });
    gestures.enlarge(2);
    tap(100, 50);
    expect(press.mock.lastCall?.[0]).toEqual({ x: 0.5, y: 0.5, width: 400, isFinger: true });
    expect(press).toHaveBeenCalledTimes(2);
});

test('a finger that was not seen to be lifted does not keep others from pointing', () => {
    finger(1, 'down', 20, 20);
    finger(2, 'down', 60, 20);
    tap(50, 50);
    expect(press).toHaveBeenCalledTimes(1);
    expect(gestures.zoom).toEqual(WHOLE);
});

test('a finger that rests points as well: the browser makes a wish for its menu of it, and no click', () => {
    const wish = (): PointerEvent => {
        const where = { pointerType: 'touch', clientX: 50, clientY: 50, bubbles: true, cancelable: true };
        const event = new PointerEvent('contextmenu', where);
        stage.dispatchEvent(event);
        return event;
    };
    finger(1, 'down', 50, 50);
    expect(wish().defaultPrevented).toBe(true);
    finger(1, 'up', 50, 50);
    expect(press).toHaveBeenCalledOnce();
    expect(wish().defaultPrevented).toBe(false); // of a mouse, whose other button was pressed
    expect(press).toHaveBeenCalledOnce();
});

test('a second finger takes back the tap that the first has begun', () => {
    finger(1, 'down', 50, 50);
    finger(2, 'down', 90, 50);
    finger(2, 'up', 90, 50);
    finger(1, 'up', 50, 50);
    click(50, 50);
    expect(press).not.toHaveBeenCalled();
    expect(gestures.zoom).toEqual(WHOLE);
    tap(50, 50);
    expect(press).toHaveBeenCalledOnce();
});

test('so does whatever takes the finger away, and a finger that moves', () => {
    finger(1, 'down', 50, 50);
    finger(1, 'cancel', 50, 50);
    click(50, 50);
    finger(1, 'down', 50, 50);
    finger(1, 'move', 70, 50);
    finger(1, 'up', 70, 50);
    click(70, 50);
    expect(press).not.toHaveBeenCalled();
    expect(gestures.isMoving).toBe(false);
});

test('two fingers enlarge what is between them, within bounds', () => {
    finger(1, 'down', 90, 50);
    finger(2, 'down', 110, 50);
    finger(1, 'move', 80, 50);
    finger(2, 'move', 120, 50);
    expect(gestures.zoom.scale).toBeCloseTo(2);
    // What was in the middle is there still.
    expect(gestures.zoom.x + 0.5 * gestures.zoom.scale).toBeCloseTo(0.5, 1);
    finger(1, 'move', -900, 50);
    expect(gestures.zoom.scale).toBe(LARGEST);
    finger(1, 'move', 119, 50);
    expect(gestures.zoom).toEqual(WHOLE);
});

test('one finger moves a board that is enlarged, and not beyond its edge', () => {
    gestures.enlarge(2);
    finger(1, 'down', 100, 50);
    finger(1, 'move', 120, 60);
    expect(gestures.zoom).toEqual({ scale: 2, x: -0.4, y: -0.4 });
    finger(1, 'move', 900, 60);
    expect(gestures.zoom.x).toBe(0);
});

test('the wheel enlarges what is under the pointer, and leaves the page to scroll beside a whole board', () => {
    const wheel = (deltaY: number): Event => {
        const event = new WheelEvent('wheel', { deltaY, cancelable: true });
        Object.assign(event, { clientX: 50, clientY: 50 });
        frame.dispatchEvent(event);
        return event;
    };
    expect(wheel(100).defaultPrevented).toBe(false);
    expect(wheel(-400).defaultPrevented).toBe(true);
    expect(gestures.zoom.scale).toBeGreaterThan(2);
    expect(gestures.zoom.x + 0.25 * gestures.zoom.scale).toBeCloseTo(0.25);
    wheel(4000);
    expect(gestures.zoom).toEqual(WHOLE);
});
