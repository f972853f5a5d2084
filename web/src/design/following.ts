/** A list that grows at its end stays at its end while it is there, and so does the reader who has gone back. */

const SLACK = 8; // in pixels

export function follow(box: HTMLElement): { destroy: () => void } {
    const list = box.firstElementChild;
    if (!list) throw new Error('there is no list to follow');
    let [room, length] = [0, 0];
    // Sizes are told when they are known; to ask for them would have everything laid out at once.
    const observer = new ResizeObserver((entries) => {
        const heights = new Map(entries.map(({ target, contentRect }) => [target, contentRect.height]));
        const isAtEnd = box.scrollTop + Math.max(room, heights.get(box) ?? 0) >= length - SLACK;
        room = heights.get(box) ?? room;
        length = heights.get(list) ?? length;
        if (isAtEnd) box.scrollTop = length;
    });
    observer.observe(box);
    observer.observe(list);
    return { destroy: () => observer.disconnect() };
}
