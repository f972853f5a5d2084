// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { Stream } from './stream';

function numbers(stream: Stream, count: number, n: number): number[] {
    return Array.from({ length: count }, () => stream.below(n));
}

describe('the stream of chance', () => {
    it('gives the published numbers', () => {
        expect(numbers(new Stream(new Uint8Array(32)), 8, 110)).toEqual([20, 92, 99, 69, 83, 25, 58, 12]);
    });

    it('gives the published block', () => {
        const block =
            '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
            '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42';
        const stream = new Stream(new Uint8Array(32));
        const bytes = numbers(stream, 16, 2 ** 32).flatMap((word) =>
            [0, 8, 16, 24].map((by) => (word >>> by) & 255),
        );
        expect(bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(block);
    });

    it('multiplies exactly and drops unfair words', () => {
        const key = Uint8Array.from({ length: 32 }, (_, i) => i);
        for (const n of [3, 2 ** 31 + 1, 2 ** 32 - 1]) {
            const [words, stream] = [new Stream(key), new Stream(key)];
            for (let i = 0; i < 100; i += 1) {
                let product = BigInt(words.below(2 ** 32)) * BigInt(n);
                while (product % 2n ** 32n < 2n ** 32n % BigInt(n)) {
                    product = BigInt(words.below(2 ** 32)) * BigInt(n);
                }
                expect(stream.below(n)).toBe(Number(product >> 32n));
            }
            expect(stream.position).toBe(words.position);
        }
    });

    it('refuses a key of another size', () => {
        expect(() => new Stream(new Uint8Array(31))).toThrow('32 bytes');
    });
});
