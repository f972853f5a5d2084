/** The pictures of a board, shown while the program that draws everything else on it is on its way. */
import { pictureOf } from './sources';

const PARTS = ['ground', 'network'] as const;
const PATIENCE_MS = 500;

let frame: HTMLElement | null = null;
let seen: Promise<unknown> = Promise.resolve();

export function showEarly(map: string, theme: 'day' | 'night'): void {
    const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    seen = Promise.race([enough, show(map, theme)]);
}

async function show(map: string, theme: string): Promise<void> {
    frame = document.createElement('div');
    frame.className = 'early';
    frame.dataset['map'] = map;
    frame.ariaHidden = 'true';
    const pictures = PARTS.map((part) => {
        const picture = new Image();
        picture.setAttribute('elementtiming', part);
        picture.src = pictureOf(map, part, theme);
        return picture;
    });
    frame.append(...pictures);
    document.body.append(frame);
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await nextFrame();
    await nextFrame();
}

function nextFrame(): Promise<unknown> {
    return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Resolves when the board is on the screen, or has kept everybody waiting for long enough. */
export function earlySeen(): Promise<unknown> {
    return seen;
}

/** What takes its place is there. */
export function leaveEarly(): void {
    frame?.remove();
    frame = null;
}
