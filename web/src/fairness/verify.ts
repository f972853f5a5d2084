/** "Is the deal fair?": each check of a record on its own, as `vagon verify` makes them but for the rules. */

import {
    type Counts,
    type Deviation,
    IMPOSSIBLE,
    type ImpossibleCode,
    isDeviation,
    recompute,
} from './chance';
import { commit, gameKey, mapDigest } from './commitment';
import type { GameRecord, Pledge, TicketMap } from './record';

export type Verdict = 'right' | 'wrong' | 'open';

const PLAIN = [
    'same_promise',
    'other_promise',
    'nothing_promised',
    'secret_hidden',
    'promise_kept',
    'promise_broken',
    'host_alone',
    'key_made_together',
    'key_not_theirs',
    'same_map',
    'other_map',
    'key_hidden',
    'all_follow',
    'deviates',
] as const;
export type Code = (typeof PLAIN)[number] | `impossible_${ImpossibleCode}`;
/** Every verdict that there can be; each has a sentence. */
export const CODES: readonly Code[] = [...PLAIN, ...IMPOSSIBLE.map((code) => `impossible_${code}` as const)];

/** `code` names the sentence that explains the verdict; `facts` are its numbers and words. */
export interface Check {
    readonly name: 'promised' | 'commitment' | 'key' | 'map' | 'chance';
    readonly verdict: Verdict;
    readonly code: Code;
    readonly facts: Readonly<Record<string, string | number>>;
}

export interface Verification {
    readonly checks: readonly Check[];
    readonly counts: Counts | null;
}

/**
 * Verify a record by the map it was played on. `shown` is the commitment that was shown before the game, if
 * this browser was there to see it.
 */
export function verify(record: GameRecord, map: TicketMap, shown: string | null = null): Verification {
    const found = record.key === null ? null : recompute(record, record.key, record.mapFile ?? map);
    const checks = [
        ...(shown === null ? [] : [promised(record.pledge, shown)]),
        commitment(record.pledge),
        key(record.key, record.pledge),
        ...(record.mapFile ? [] : [sameMap(record.mapDigest, map)]),
        chance(found),
    ];
    return { checks, counts: found === null || isDeviation(found) ? null : found };
}

/** Whether nothing is wrong, and something could be checked. */
export function isFair({ checks }: Verification): boolean {
    return (
        checks.every((check) => check.verdict !== 'wrong') &&
        checks.some((check) => check.verdict === 'right')
    );
}

function check(name: Check['name'], verdict: Verdict, code: Code, facts: Check['facts'] = {}): Check {
    return { name, verdict, code, facts };
}

function promised(pledge: Pledge | null, shown: string): Check {
    const isSame = pledge?.commitment === shown;
    return check('promised', isSame ? 'right' : 'wrong', isSame ? 'same_promise' : 'other_promise');
}

function commitment(pledge: Pledge | null): Check {
    if (pledge === null) return check('commitment', 'open', 'nothing_promised');
    if (pledge.secret === null) return check('commitment', 'open', 'secret_hidden');
    const isKept = commit(pledge.secret) === pledge.commitment;
    return check('commitment', isKept ? 'right' : 'wrong', isKept ? 'promise_kept' : 'promise_broken');
}

function key(made: string | null, pledge: Pledge | null): Check {
    if (pledge === null) return check('key', 'open', 'host_alone');
    if (pledge.secret === null || made === null) return check('key', 'open', 'secret_hidden');
    const isTheirs = gameKey(pledge.secret, pledge.nonces) === made;
    return isTheirs
        ? check('key', 'right', 'key_made_together', { players: pledge.nonces.length })
        : check('key', 'wrong', 'key_not_theirs');
}

function sameMap(digest: string, map: TicketMap): Check {
    const isSame = mapDigest(map) === digest;
    return check('map', isSame ? 'right' : 'wrong', isSame ? 'same_map' : 'other_map');
}

function chance(found: Deviation | Counts | null): Check {
    if (found === null) return check('chance', 'open', 'key_hidden');
    if (!isDeviation(found)) return check('chance', 'right', 'all_follow', { outcomes: found.outcomes });
    const facts = { move: found.move + 1, number: found.number + 1, said: found.said };
    if (found.impossible) return check('chance', 'wrong', `impossible_${found.impossible}`, facts);
    return check('chance', 'wrong', 'deviates', { ...facts, given: found.given ?? '' });
}
