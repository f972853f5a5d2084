/**
 * Moving about on the board: how far it is enlarged, and where its top left corner lies in its window. All lengths are
 * in parts of the window's, so that they hold when it changes its size.
 */

export interface Zoom {
    readonly scale: number;
    readonly x: number;
    readonly y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const LARGEST = 4;

/** No empty table shows beside the board, and it is never smaller than its window. */
export function bounded(zoom: Zoom): Zoom {
    const scale = Math.min(Math.max(zoom.scale, 1), LARGEST);
    const within = (value: number): number => Math.min(0, Math.max(1 - scale, value));
    return { scale, x: within(zoom.x), y: within(zoom.y) };
}

/** Enlarged by a factor, with the point under (x, y) of the window staying where it is. */
export function enlarged(zoom: Zoom, factor: number, x: number, y: number): Zoom {
    const scale = Math.min(Math.max(zoom.scale * factor, 1), LARGEST);
    const ratio = scale / zoom.scale;
    return bounded({ scale, x: x - (x - zoom.x) * ratio, y: y - (y - zoom.y) * ratio });
}

/** With a box of the board in the middle of the window. */
export function showing(box: { left: number; top: number; right: number; bottom: number }): Zoom {
    const wide = Math.max(box.right - box.left, 0.05);
    const high = Math.max(box.bottom - box.top, 0.05);
    const scale = Math.min(0.8 / wide, 0.8 / high, 2.5);
    const x = 0.5 - ((box.left + box.right) / 2) * scale;
    const y = 0.5 - ((box.top + box.bottom) / 2) * scale;
    return bounded({ scale, x, y });
}
