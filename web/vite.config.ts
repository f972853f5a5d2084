import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { packed } from './packing.ts';

const server = process.env['VAGON_SERVER'] ?? 'http://127.0.0.1:8042';

export default defineConfig({
    plugins: [svelte(), packed()],
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
                // What is on the table comes in one piece, not in thirty.
                codeSplitting: {
                    groups: [{ name: 'play', test: /src\/(board|design|table|generated\/[A-Z])/ }],
                },
            },
        },
    },
    resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
    server: {
        proxy: { '/api': server },
        fs: { allow: ['..'] },
    },
    test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
