import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { pseudo } from './pseudo';

test('words grow and stay readable', () => {
    expect(pseudo('Invite friends')).toBe('ÍÏnvíïtéě fríïéěnds');
});

test('what is filled in and the syntax of a message stay as they are', () => {
    const bundle = new FluentBundle('en', { transform: pseudo, useIsolating: false });
    bundle.addResource(
        new FluentResource('hello = Hello, { $name ->\n    [Ada] dear { $name }\n   *[other] you\n}'),
    );
    const pattern = bundle.getMessage('hello')?.value ?? '';
    expect(bundle.formatPattern(pattern, { name: 'Ada' })).toBe('Héěllóö, déěáär Ada');
});
