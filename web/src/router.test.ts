import { expect, test, vi } from 'vitest';
import { go, read, router } from './router.svelte';

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

test('a screen knows the table that was left for it', () => {
    vi.stubGlobal('scrollTo', () => undefined);
    go('/settings');
    expect(router.left).toBeNull();
    go(`/t/${ID}?at=7#code`);
    expect(router.left).toBeNull();
    go('/help/europe');
    go('/settings');
    expect(router.left).toBe(`/t/${ID}?at=7`);
    go(`/t/${ID}`);
    go('/about');
    expect(router.left).toBe(`/t/${ID}`);
});
