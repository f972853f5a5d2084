import { beforeEach, describe, expect, it } from 'vitest';

import type { Snapshot } from '../api/types';
import { notePromise, promiseFor } from './promised';

function seen(status: string, commitment: string): Pick<Snapshot, 'table'> {
    return { table: { id: 'a', status, commitment } as Snapshot['table'] };
}

describe('what this browser was promised', () => {
    beforeEach(() => localStorage.clear());

    it('is what it saw first', () => {
        notePromise(seen('open', 'one'));
        notePromise(seen('playing', 'another'));
        expect(promiseFor('a')).toBe('one');
        expect(promiseFor('b')).toBeNull();
    });

    it('is nothing if it came when all was over', () => {
        notePromise(seen('over', 'one'));
        expect(promiseFor('a')).toBeNull();
    });
});
