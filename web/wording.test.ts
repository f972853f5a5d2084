import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { wording } from './wording.ts';

const LOCALES = join(import.meta.dirname, '../src/vagon/locales');
const AREAS = ['common', 'game', 'log', 'refusals', 'screens', 'help'];
const NUMBERS = [1, 2, 5, 22, 1.5];
const POINTS: Readonly<Record<string, readonly string[]>> = {
    en: ['1 point', '2 points', '5 points', '22 points', '1.5 points'],
    cs: ['1 bod', '2 body', '5 bodů', '22 bodů', '1,5 bodu'],
    sk: ['1 bod', '2 body', '5 bodov', '22 bodov', '1,5 bodu'],
    pl: ['1 punkt', '2 punkty', '5 punktów', '22 punkty', '1,5 punktu'],
    uk: ['1 бал', '2 бали', '5 балів', '22 бали', '1,5 бала'],
    hu: ['1 pont', '2 pont', '5 pont', '22 pont', '1,5 pont'],
};

type Transform = (source: string, id: string) => { code: string } | null;
const transform = wording().transform as unknown as Transform;

/** What the client gets instead of a catalogue. */
function built(source: string, id = 'any/game.ftl'): FluentResource['body'] {
    const code = transform(source, id)?.code ?? '';
    expect(code.startsWith('export default ')).toBe(true);
    return new Function(code.replace('export default', 'return'))() as FluentResource['body'];
}

function read(language: string, area: string): string {
    return readFileSync(join(LOCALES, language, `${area}.ftl`), 'utf-8');
}

test('what is no catalogue stays as it is', () => {
    expect(transform('export {}', 'src/main.ts')).toBeNull();
});

describe.each(Object.entries(POINTS))('in %s', (language, points) => {
    test.each(AREAS)('%s is the same as if it were parsed in the browser', (area) => {
        const source = read(language, area);
        expect(source).toMatch(/^[a-z]/m);
        expect(built(source)).toEqual(new FluentResource(source).body);
    });

    test('counts have their forms', () => {
        const bundle = new FluentBundle(language, { useIsolating: false });
        bundle.addResource({ body: built(read(language, 'common')) });
        const pattern = bundle.getMessage('count-points')?.value ?? '';
        expect(NUMBERS.map((count) => bundle.formatPattern(pattern, { count }))).toEqual(points);
    });
});

test.each([
    ['cs', 'A s tebou i v noci: { $count } k tomu', 'A_s_tebou i_v_noci: { $count } k_tomu'],
    ['uk', 'Грай з друзями (і з ботами)', 'Грай з_друзями (і_з_ботами)'],
    ['en', 'I am a bot', 'I am a bot'],
])('in %s, a short word stays with the next: %s', (language, words, expected) => {
    const bound = expected.replaceAll('_', '\u00a0');
    expect(built(`said = ${words}`, `locales/${language}/game.ftl`)).toEqual(built(`said = ${bound}`));
});

test('quotes and lines end nothing too early', () => {
    const [message] = built('odd = "\\u0022" `$x` </script> \\ \u2028\n    and more');
    const bundle = new FluentBundle('en', { useIsolating: false });
    bundle.addResource({ body: [message!] });
    expect(bundle.formatPattern(bundle.getMessage('odd')?.value ?? '')).toBe(
        '"\\u0022" `$x` </script> \\ \u2028\nand more',
    );
});
