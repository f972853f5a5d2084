/** The stream of chance: the keystream of ChaCha8, as docs/formats.md describes it. */

const ROUNDS = 8;
const WORDS = 16;
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

const KEY_BYTES = 32;

export class Stream {
    /** Words taken so far. */
    position = 0;
    private readonly key: Uint32Array;
    private readonly block = new Uint32Array(WORDS);

    constructor(key: Uint8Array) {
        if (key.length !== KEY_BYTES) throw new RangeError(`a key has ${KEY_BYTES} bytes, not ${key.length}`);
        const bytes = new DataView(key.buffer, key.byteOffset, key.byteLength);
        this.key = Uint32Array.from({ length: 8 }, (_, i) => bytes.getUint32(4 * i, true));
    }

    /** A uniform number from 0 to n - 1. */
    below(n: number): number {
        const unfair = 2 ** 32 % n;
        for (;;) {
            const [high, low] = product(this.word(), n);
            if (low >= unfair) return high;
        }
    }

    private word(): number {
        const i = this.position % WORDS;
        if (i === 0) this.fill(this.position / WORDS);
        this.position += 1;
        return this.block[i]!;
    }

    private fill(counter: number): void {
        const start = Uint32Array.of(...CONSTANTS, ...this.key, counter, counter / 2 ** 32, 0, 0);
        const x = this.block;
        x.set(start);
        for (let round = 0; round < ROUNDS; round += 2) {
            quarter(x, 0, 4, 8, 12);
            quarter(x, 1, 5, 9, 13);
            quarter(x, 2, 6, 10, 14);
            quarter(x, 3, 7, 11, 15);
            quarter(x, 0, 5, 10, 15);
            quarter(x, 1, 6, 11, 12);
            quarter(x, 2, 7, 8, 13);
            quarter(x, 3, 4, 9, 14);
        }
        for (let i = 0; i < WORDS; i += 1) x[i]! += start[i]!;
    }
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
    x[a]! += x[b]!;
    x[d] = rotate(x[d]! ^ x[a]!, 16);
    x[c]! += x[d]!;
    x[b] = rotate(x[b]! ^ x[c]!, 12);
    x[a]! += x[b]!;
    x[d] = rotate(x[d]! ^ x[a]!, 8);
    x[c]! += x[d]!;
    x[b] = rotate(x[b]! ^ x[c]!, 7);
}

function rotate(word: number, bits: number): number {
    return (word << bits) | (word >>> (32 - bits));
}

/** The high and low 32 bits of a product of two 32-bit numbers, which a double cannot hold whole. */
function product(word: number, n: number): [number, number] {
    const lower = (word % 65536) * n;
    const upper = Math.floor(word / 65536) * n + Math.floor(lower / 65536);
    return [Math.floor(upper / 65536), (upper % 65536) * 65536 + (lower % 65536)];
}
