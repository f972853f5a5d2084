import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compiled } from './compiling.ts';
import { heading } from './heading.ts';
import { listed } from './listing.ts';
import { packed } from './packing.ts';
import { wording } from './wording.ts';

const WORDS = /locales\/(\w+)\/(?:common|game|log|refusals)\.ftl$/;
const PLAY = /src\/(?:api|board|design|state|table\/(?!Text)|generated\/[A-Z]|screens\/(?:Table|Game)\.)/;
const FIRST =
    /preload-helper|src\/(?:first|api\/early|board\/(?:early|sources)|design\/fonts|state\/(?:languages|patience|places|storage)|words\/catalogues)\.ts$/;
const server = process.env['VAGON_SERVER'] ?? 'http://127.0.0.1:8042';

export default defineConfig({
    plugins: [svelte(), wording(), heading(), listed(), compiled(), packed()],
    build: {
        outDir: '../src/vagon/client',
        emptyOutDir: true,
        target: 'es2022',
        // The policy of the server allows no data: addresses.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
            checks: { pluginTimings: false },
            output: {
                // What is on the table comes in one piece, not in thirty; so do its words in a language.
                codeSplitting: {
                    groups: [
                        { name: 'first', test: FIRST, priority: 1 },
                        { name: (id) => `words-${WORDS.exec(id)?.[1]}`, test: WORDS },
                        { name: 'play', test: PLAY },
                    ],
                },
            },
        },
    },
    resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
    server: {
        proxy: { '/api': server },
        fs: { allow: ['..'] },
    },
    test: { environment: 'happy-dom', include: ['*.test.ts', 'src/**/*.test.ts'] },
});
