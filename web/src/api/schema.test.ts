import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';

test('the types are those of the API', { timeout: 60_000 }, async () => {
    const nodes = await openapiTS(new URL(`file://${process.cwd()}/openapi.json`), {
        immutable: true,
        defaultNonNullable: false,
    });
    const stored = readFileSync('src/api/schema.d.ts', 'utf8');
    // If not: npm run types.
    expect(stored.endsWith(astToString(nodes))).toBe(true);
});
