/** The pictures of a board, shown while the program that draws everything else on it is on its way. */
import { pictureOf } from './sources';

const PARTS = ['ground', 'network'] as const;

let frame: HTMLElement | null = null;

/** Resolves when the board is on the screen. */
export async function showEarly(map: string, theme: 'day' | 'night'): Promise<void> {
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
    if (PerformanceObserver.supportedEntryTypes.includes('element')) {
        await presented();
    } else {
        await Promise.allSettled(pictures.map((picture) => picture.decode()));
        await nextFrame();
        await nextFrame();
    }
}

/** Resolves when the browser tells that all parts have come to the screen. */
function presented(): Promise<void> {
    return new Promise((resolve) => {
        let missing: number = PARTS.length;
        new PerformanceObserver((list, observer) => {
            missing -= list.getEntries().length;
            if (missing > 0) return;
            observer.disconnect();
            resolve();
        }).observe({ type: 'element' });
    });
}

function nextFrame(): Promise<unknown> {
    return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** What takes its place is there. */
export function leaveEarly(): void {
    frame?.remove();
    frame = null;
}
