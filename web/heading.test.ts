import type { HtmlTagDescriptor } from 'vite';
import { expect, test } from 'vitest';
import { heading } from './heading.ts';

function chunk(name: string, imports: readonly string[] = [], sheets: readonly string[] = []) {
    const viteMetadata = { importedCss: new Set(sheets) };
    return { type: 'chunk', name, fileName: `assets/${name}.js`, imports, viteMetadata };
}

function head(...files: readonly object[]): readonly HtmlTagDescriptor[] {
    const { transformIndexHtml } = heading() as unknown as {
        transformIndexHtml: { handler: (html: string, context: object) => HtmlTagDescriptor[] };
    };
    const bundle = Object.fromEntries(files.map((file, number) => [number, file]));
    return transformIndexHtml.handler('', { bundle });
}

test('the program, what it imports and their style sheets are asked for; what comes later is not', () => {
    const tags = head(
        { type: 'asset', name: 'main', fileName: 'assets/main.svg' },
        chunk('first', ['assets/words.js'], ['assets/first.css']),
        chunk('main', ['assets/play.js', 'assets/svelte.js'], ['assets/main.css']),
        chunk('play', [], ['assets/play.css', 'assets/board.css']),
        chunk('svelte'),
        chunk('Help', [], ['assets/Help.css']),
    );
    expect(tags.map(({ attrs }) => [attrs?.['rel'], attrs?.['href']])).toEqual([
        ['modulepreload', '/assets/main.js'],
        ['modulepreload', '/assets/play.js'],
        ['modulepreload', '/assets/svelte.js'],
        ['stylesheet', '/assets/main.css'],
        ['stylesheet', '/assets/play.css'],
        ['stylesheet', '/assets/board.css'],
    ]);
    expect(tags.every(({ tag, injectTo }) => tag === 'link' && injectTo === 'head')).toBe(true);
});

test('a build without a program is a mistake', () => {
    expect(() => head(chunk('first'))).toThrow('there is no program');
});
