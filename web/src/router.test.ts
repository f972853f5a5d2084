import { expect, test } from 'vitest';
import { read } from './router.svelte';

const ID = '0123456789abcdef0123456789abcdef';

test.each([
    ['/', '', { screen: 'home' }],
    ['/new', '', { screen: 'new' }],
    ['/settings/', '', { screen: 'settings' }],
    ['/help/germany', '', { screen: 'help', map: 'germany' }],
    ['/help', '', { screen: 'help', map: 'europe' }],
    [`/t/${ID}`, '', { screen: 'table', id: ID, at: null, isText: false }],
    [`/t/${ID}`, 'at=57', { screen: 'table', id: ID, at: 57, isText: false }],
    [`/t/${ID}`, 'at=x', { screen: 'table', id: ID, at: null, isText: false }],
    [`/t/${ID}/text`, '', { screen: 'table', id: ID, at: null, isText: true }],
    [`/fair/${ID}`, '', { screen: 'fair', id: ID }],
    ['/t/nonsense', '', { screen: 'lost' }],
    ['/nothing', '', { screen: 'lost' }],
])('%s?%s', (path, query, place) => expect(read(path, query)).toEqual(place));
