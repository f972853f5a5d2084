/** Catalogues of messages are parsed when the client is built, not whenever it starts. */
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

export function wording(): Plugin {
    return {
        name: 'wording',
        transform(source, id) {
            if (!id.endsWith('.ftl')) return null;
            const { body } = new FluentResource(source);
            // A text that is parsed as JSON is ready sooner than the same as a literal.
            return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`, map: null };
        },
    };
}
