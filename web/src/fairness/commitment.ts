/** What the host promised: the hashes that bind its secret and make the key of the game. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const COMMITMENT = utf8ToBytes('vagon-commitment-1');
const KEY = utf8ToBytes('vagon-key-1');
const LENGTH_BYTES = 4;

/** The commitment to a secret; both in hexadecimal, like all that a record holds. */
export function commit(secret: string): string {
    return bytesToHex(digest(COMMITMENT, [hexToBytes(secret)]));
}

/** The key that a secret makes with the nonces of all players, in the order in which they joined. */
export function gameKey(secret: string, nonces: readonly string[]): string {
    return bytesToHex(digest(KEY, [hexToBytes(secret), ...nonces.map(hexToBytes)]));
}

/** The digest by which records name a map: of its file's JSON without spaces, with all keys sorted. */
export function mapDigest(map: object): string {
    return digestOf({ format: 'vagon-map', version: 1, ...map });
}

/** The digest of something's JSON without spaces, with all keys sorted. */
export function digestOf(value: object): string {
    return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}

function digest(purpose: Uint8Array, parts: Uint8Array[]): Uint8Array {
    const pieces = [purpose, ...parts].flatMap((part) => [lengthOf(part), part]);
    return sha256(concatBytes(...pieces));
}

function lengthOf(part: Uint8Array): Uint8Array {
    const bytes = new Uint8Array(LENGTH_BYTES);
    new DataView(bytes.buffer).setUint32(0, part.length);
    return bytes;
}

function canonical(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
    if (value === null || typeof value !== 'object') return JSON.stringify(value);
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}
