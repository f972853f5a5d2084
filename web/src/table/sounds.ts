/** Sounds, made and not recorded; each is silent until it is asked for. */
import { settings, type Settings } from '../state/settings.svelte';

let context: AudioContext | null = null;

/** A struck bar: a tone with two overtones that fade faster the higher they are. */
function strike(at: number, pitch: number, loudness: number, seconds: number): void {
    if (!context) return;
    for (const [ratio, share, fade] of [
        [1, 1, 1],
        [2.76, 0.45, 0.5],
        [5.4, 0.2, 0.25],
    ] as const) {
        const tone = new OscillatorNode(context, { frequency: pitch * ratio });
        const gain = new GainNode(context, { gain: 0 });
        gain.gain.setValueAtTime(0, at);
        gain.gain.linearRampToValueAtTime(loudness * share, at + 0.005);
        gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds * fade);
        tone.connect(gain).connect(context.destination);
        tone.start(at);
        tone.stop(at + seconds * fade + 0.05);
    }
}

const SOUNDS: Record<keyof Settings['sounds'], (now: number) => void> = {
    // The bell of a platform, twice.
    turn: (now) => [0, 0.28].forEach((later) => strike(now + later, 880, 0.16, 1.2)),
    // Wheels over joints.
    claim: (now) => [0, 0.09, 0.3, 0.39].forEach((later) => strike(now + later, 140, 0.2, 0.12)),
    ticket: (now) =>
        [523, 659, 784].forEach((pitch, number) => strike(now + number * 0.11, pitch, 0.12, 0.7)),
};

export function sound(name: keyof Settings['sounds']): void {
    if (!settings.sounds[name] || typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    void context.resume();
    SOUNDS[name](context.currentTime + 0.02);
}
