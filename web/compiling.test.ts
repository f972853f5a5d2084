import { expect, test } from 'vitest';
import { compiled } from './compiling.ts';

function code(...names: readonly string[]): Record<string, string> {
    const { generateBundle } = compiled() as unknown as {
        generateBundle: { handler: (options: object, bundle: object) => void };
    };
    const files = names.map((name) => ({ type: 'chunk', name, code: 'const x = 1;' }));
    generateBundle.handler({}, { picture: { type: 'asset', name: 'play' }, ...files });
    return Object.fromEntries(files.map(({ name, code }) => [name, code]));
}

test('the game is compiled while it arrives, and nothing else is', () => {
    expect(code('first', 'play')).toEqual({
        first: 'const x = 1;',
        play: '//# allFunctionsCalledOnLoad\nconst x = 1;',
    });
});

test('a build without a game is a mistake', () => {
    expect(() => code('first')).toThrow('there is no game');
});
