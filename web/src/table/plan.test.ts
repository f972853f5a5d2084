import { beforeEach, expect, test } from 'vitest';
import { Table } from '../state/table.svelte';
import { Plan } from './plan.svelte';

const ID = 'a'.repeat(32);
beforeEach(() => localStorage.clear());

test('marks are set, taken off and kept for the next visit', () => {
    const plan = new Plan(new Table(ID));
    plan.toggle('paris-zurich');
    plan.toggle('wien-zagrab', 'paris-zurich');
    expect([...plan.routes]).toEqual(['paris-zurich', 'wien-zagrab']);
    plan.toggle('paris-zurich');
    expect([...new Plan(new Table(ID)).routes]).toEqual(['wien-zagrab']);
    plan.clear();
    expect([...new Plan(new Table(ID)).routes]).toEqual([]);
});

test('players who share a device have a plan each, and so has each table', () => {
    const table = new Table(ID);
    const plan = new Plan(table);
    table.place = 0;
    plan.toggle('paris-zurich');
    table.place = 1;
    expect([...plan.routes]).toEqual([]);
    expect([...new Plan(new Table('b'.repeat(32))).routes]).toEqual([]);
    table.place = 0;
    expect([...plan.routes]).toEqual(['paris-zurich']);
});

test.each(['no JSON', '7', 'null', '{"": "paris"}', '{"": [1, null]}'])(
    'what somebody else has kept there is nothing: %s',
    (text) => {
        localStorage.setItem(`vagon:plan:${ID}`, text);
        expect([...new Plan(new Table(ID)).routes]).toEqual([]);
    },
);
