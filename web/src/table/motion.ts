/** Brings everything that moves to where it is going, except for what moves without end. */
export function skipMotion(): void {
    for (const motion of document.getAnimations()) {
        if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
    }
}
