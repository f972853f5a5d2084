/** A list that grows at its end stays at its end while it is there, and so does the reader who has gone back. */

const SLACK = 8; // in pixels

export function follow(box: HTMLElement): { destroy: () => void } {
    let height = 0;
    // Sizes are told when they are known; to ask for them would have everything laid out at once.
    const observer = new ResizeObserver(() => {
        const isAtEnd = box.scrollTop + box.clientHeight >= height - SLACK;
        height = box.scrollHeight;
        if (isAtEnd) box.scrollTop = height;
    });
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return { destroy: () => observer.disconnect() };
}
