/** Fingers, pointer and wheel over the board: they move and enlarge it, or point at something on it. */
import { bounded, enlarged, WHOLE, type Zoom } from './zoom';

/** A place on the board, in parts of its width and height. */
export interface Spot {
    readonly x: number;
    readonly y: number;
    /** How wide the board is on the screen, in pixels. */
    readonly width: number;
    readonly isFinger: boolean;
}

export interface Handlers {
    /** The pointer is over a spot, or has left the board. */
    over(spot: Spot | null): void;
    /** A spot was pressed; where that was in the page. */
    press(spot: Spot, pageX: number, pageY: number): void;
}

interface Finger {
    readonly x: number;
    readonly y: number;
    readonly startX: number;
    readonly startY: number;
}

const TAP = 9; // in pixels; whatever moves farther is no tap
const WHEEL = { lines: 0.05, pixels: 0.0018 };

export class Gestures {
    zoom = $state.raw<Zoom>(WHOLE);
    isMoving = $state(false);
    readonly #handlers: Handlers;
    readonly #fingers = new Map<number, Finger>();
    #isTap = false;

    constructor(handlers: Handlers) {
        this.#handlers = handlers;
    }

    /** Listen to a frame around a stage, which is as large as the board is when it is seen whole. */
    attach(frame: HTMLElement, stage: HTMLElement): () => void {
        const where = (event: { clientX: number; clientY: number }): [number, number, number] => {
            const { left, top, width, height } = frame.getBoundingClientRect();
            const x = (event.clientX - left - (width - stage.offsetWidth) / 2) / stage.offsetWidth;
            const y = (event.clientY - top - (height - stage.offsetHeight) / 2) / stage.offsetHeight;
            return [x, y, stage.offsetWidth];
        };
        const spot = (event: PointerEvent): Spot => {
            const [x, y, width] = where(event);
            const { zoom } = this;
            return {
                x: (x - zoom.x) / zoom.scale,
                y: (y - zoom.y) / zoom.scale,
                width: width * zoom.scale,
                isFinger: event.pointerType === 'touch',
            };
        };

        // At the click and not before, or the click would hit what opens.
        const press = (event: MouseEvent): void => {
            if (!this.#isTap) return;
            this.#isTap = false;
            event.preventDefault();
            this.#handlers.press(spot(event as PointerEvent), event.clientX, event.clientY);
        };

        const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
            pointerdown: (event) => {
                if (event.button || (event.target as Element).closest('button')) return;
                const { clientX: x, clientY: y } = event;
                if (event.isPrimary) this.#fingers.clear(); // what was not seen to be lifted is
                this.#fingers.set(event.pointerId, { x, y, startX: x, startY: y });
                this.#isTap = this.#fingers.size === 1; // a second finger takes back what the first began
                frame.setPointerCapture(event.pointerId);
            },
            pointermove: (event) => {
                const finger = this.#fingers.get(event.pointerId);
                if (finger) this.#move(event, finger, where, stage);
                else if (event.pointerType === 'mouse') this.#handlers.over(spot(event));
            },
            pointerup: (event) => this.#lift(event),
            pointercancel: (event) => {
                this.#lift(event);
                this.#isTap = false;
            },
            pointerleave: () => this.#handlers.over(null),
            click: press,
            contextmenu: press, // comes instead for a finger that rests
            wheel: (event) => {
                if (this.zoom.scale === 1 && event.deltaY > 0) return;
                event.preventDefault();
                const [x, y] = where(event);
                const speed = event.deltaMode ? WHEEL.lines : WHEEL.pixels;
                this.zoom = enlarged(this.zoom, Math.exp(-event.deltaY * speed), x, y);
            },
        };
        const entries = Object.entries(listeners) as [string, EventListener][];
        for (const [name, listener] of entries) frame.addEventListener(name, listener, { passive: false });
        return () => {
            for (const [name, listener] of entries) frame.removeEventListener(name, listener);
        };
    }

    enlarge(factor: number): void {
        this.zoom = enlarged(this.zoom, factor, 0.5, 0.5);
    }

    #move(
        event: PointerEvent,
        before: Finger,
        where: (at: { clientX: number; clientY: number }) => [number, number, number],
        stage: HTMLElement,
    ): void {
        const now = { ...before, x: event.clientX, y: event.clientY };
        if (Math.hypot(now.x - now.startX, now.y - now.startY) > TAP) this.#isTap = false;
        this.#fingers.set(event.pointerId, now);
        if (this.#isTap) return;
        this.isMoving = true;
        const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
        if (other) {
            const factor =
                Math.hypot(now.x - other.x, now.y - other.y) /
                Math.max(Math.hypot(before.x - other.x, before.y - other.y), 1);
            const [x, y] = where({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
            this.zoom = enlarged(this.zoom, factor, x, y);
        }
        const share = other ? 2 : 1; // of two fingers, each moves the board half as far
        this.zoom = bounded({
            scale: this.zoom.scale,
            x: this.zoom.x + (now.x - before.x) / share / stage.offsetWidth,
            y: this.zoom.y + (now.y - before.y) / share / stage.offsetHeight,
        });
    }

    #lift(event: PointerEvent): void {
        this.#fingers.delete(event.pointerId);
        if (this.#fingers.size === 0) this.isMoving = false;
    }
}
