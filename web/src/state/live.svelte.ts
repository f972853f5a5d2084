/**
 * What is told anew, and read in parts: who has read a part hears of it only when that part has changed.
 */
import { isList, type Parts } from '../api/changes';
import { settled } from './settled';

type Members = Record<PropertyKey, unknown>;

class Change {
    #count = $state(0);

    hear(): void {
        void this.#count;
    }

    tell(): void {
        this.#count += 1;
    }
}

export class Live<T extends object> {
    /** How it stands: always the same object. What is not followed in parts is replaced and never changed. */
    readonly now: T;
    readonly #memberParts: { readonly [member: string]: Parts };
    readonly #elementParts: Parts | undefined;
    readonly #members: Members;
    readonly #changes = new Map<PropertyKey, Change>();
    readonly #parts = new Map<string, Live<object>>();

    constructor(first: T, parts: Parts) {
        this.#memberParts = isList(parts) ? {} : parts;
        this.#elementParts = isList(parts) ? parts[0] : undefined;
        this.#members = (Array.isArray(first) ? [] : {}) as Members;
        this.learn(first);
        this.now = new Proxy(this.#members, {
            get: (members, key) => {
                this.#changes.get(key)?.hear();
                return members[key];
            },
        }) as T;
    }

    /** Members that are missing stay as they are. */
    learn(next: object): void {
        const fresh = next as Members;
        if (Array.isArray(next)) this.#put('length', next.length);
        // Most of it is as it was, with every move: that must cost nothing.
        for (const key in fresh) {
            const before = this.#members[key];
            const value = typeof fresh[key] === 'object' ? this.#member(key, fresh[key]) : fresh[key];
            if (value !== before) this.#put(key, value);
        }
    }

    /** A member as it is to be kept: what says the same stays the same. */
    #member(key: string, next: unknown): unknown {
        const parts = this.#elementParts ?? this.#memberParts[key];
        if (!parts || typeof next !== 'object' || next === null) return settled(this.#members[key], next);
        let part = this.#parts.get(key);
        if (part) {
            part.learn(next);
        } else {
            part = new Live(next, parts);
            this.#parts.set(key, part);
        }
        return part.now;
    }

    #put(key: PropertyKey, value: unknown): void {
        const change = this.#changes.get(key);
        // Made before anybody reads it: Svelte does not follow what is made while it is read.
        if (!change) this.#changes.set(key, new Change());
        if (this.#members[key] === value) return;
        this.#members[key] = value;
        change?.tell();
    }
}
