/** Catalogues of messages are parsed when the client is built, not whenever it starts. */
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

/** Languages in which a word of one letter does not stand at the end of a line. */
const BINDING = /\/(?:cs|sk|pl|uk)\/\w+\.ftl$/;
const SINGLE = /(?<=[\s(„«])(\p{L}) (?=\S)/gu;

export function wording(): Plugin {
    return {
        name: 'wording',
        transform(source, id) {
            if (!id.endsWith('.ftl')) return null;
            const { body } = new FluentResource(
                BINDING.test(id) ? source.replace(SINGLE, '$1\u00a0') : source,
            );
            // A text that is parsed as JSON is ready sooner than the same as a literal.
            return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`, map: null };
        },
    };
}
