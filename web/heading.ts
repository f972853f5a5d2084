/** Tells the browser, in the head of the page, to fetch the program while what starts it is still being read. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

export function heading(): Plugin {
    return {
        name: 'heading',
        apply: 'build',
        transformIndexHtml: {
            order: 'post',
            handler(_, { bundle = {} }) {
                const files = Object.values(bundle);
                const program = files.find((file) => file.type === 'chunk' && file.name === 'main');
                if (program?.type !== 'chunk') throw new Error('there is no program');
                const scripts = [program.fileName, ...program.imports];
                const tags: HtmlTagDescriptor[] = scripts.map((file) => ({
                    tag: 'link',
                    attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
                    injectTo: 'head',
                }));
                const sheets = files.filter((file) => scripts.includes(file.fileName)).flatMap(sheetsOf);
                for (const file of sheets) {
                    const attrs = { rel: 'stylesheet', crossorigin: true, href: `/${file}` };
                    tags.push({ tag: 'link', attrs, injectTo: 'head' });
                }
                return tags;
            },
        },
    };
}

/** The style sheets that belong to a piece of the program. */
function sheetsOf(file: object): string[] {
    const { viteMetadata } = file as { viteMetadata?: { importedCss: Set<string> } };
    return [...(viteMetadata?.importedCss ?? [])];
}
