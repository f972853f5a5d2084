// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { blocksOf } from './notices';

const FILE = readFileSync(join(import.meta.dirname, '../../../THIRD_PARTY.md'), 'utf8');

describe('third-party notices', () => {
    it('are blocks of each kind', () => {
        const text =
            '# Title\n\nSome **bold**\nwords.\n\n- one\n- `two`\n\n| a | b |\n|---|---|\n| x | MIT |\n\n```\nA\n\nB\n```\n';
        expect(blocksOf(text)).toEqual([
            { kind: 'heading', level: 1, text: 'Title' },
            { kind: 'text', text: 'Some bold words.' },
            { kind: 'text', text: '• one\n• two' },
            { kind: 'table', rows: [['x', 'MIT']] },
            { kind: 'code', text: 'A\n\nB' },
        ]);
    });

    it('name the libraries and the fonts with their licences', () => {
        const blocks = blocksOf(FILE);
        const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
        expect(rows).toContainEqual(['svelte', 'MIT']);
        expect(rows).toContainEqual(['@noble/hashes', 'MIT']);
        const words = blocks.map((block) => ('text' in block ? block.text : '')).join('\n');
        expect(words).toContain('Natural Earth');
        expect(words).toContain('SIL Open Font License');
    });
});
