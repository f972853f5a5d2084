/** Packs what a build has written, so that the server has only to send it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKABLE = /\.(css|html|js|json|svg|webmanifest)$/;
const WORTH_IT = 512;

export function packed(): Plugin {
    return {
        name: 'packed',
        apply: 'build',
        writeBundle({ dir = '' }) {
            for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
                const path = join(entry.parentPath, entry.name);
                if (!entry.isFile() || !PACKABLE.test(entry.name)) continue;
                const content = readFileSync(path);
                if (content.length < WORTH_IT) continue;
                writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
                writeFileSync(
                    `${path}.br`,
                    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
                );
            }
        },
    };
}
