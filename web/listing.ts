/** Tells the service worker which files this version has, so that it can part with those of older ones. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const EMPTY = 'const FILES = new Set([]);';

export function listed(): Plugin {
    return {
        name: 'listed',
        apply: 'build',
        writeBundle({ dir = '' }, bundle) {
            const path = join(dir, 'sw.js');
            const program = readFileSync(path, 'utf-8');
            if (!program.includes(EMPTY)) throw new Error('the service worker takes no list of files');
            const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
            const list = JSON.stringify(files.sort().map((name) => `/${name}`));
            writeFileSync(path, program.replace(EMPTY, `const FILES = new Set(${list});`));
        },
    };
}
