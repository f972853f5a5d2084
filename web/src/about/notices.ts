/** The little Markdown of THIRD_PARTY.md as blocks to show. */

export type Block =
    | { readonly kind: 'heading'; readonly level: number; readonly text: string }
    | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
    | { readonly kind: 'code'; readonly text: string }
    | { readonly kind: 'text'; readonly text: string };

export function blocksOf(markdown: string): readonly Block[] {
    const blocks: Block[] = [];
    // Licences stand between fences, blank lines included.
    markdown.split(/^```.*\n/m).forEach((part, i) => {
        if (i % 2) blocks.push({ kind: 'code', text: part.trimEnd() });
        else blocks.push(...part.split(/\n\s*\n/).flatMap(blockOf));
    });
    return blocks;
}

function blockOf(paragraph: string): Block[] {
    const text = paragraph.trim();
    const heading = /^(#+) (.*)$/.exec(text);
    if (!text) return [];
    if (heading) return [{ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' }];
    if (text.startsWith('|')) return [{ kind: 'table', rows: rowsOf(text) }];
    return [
        {
            kind: 'text',
            text: plain(
                text
                    .replace(/\n(?=- )/g, '\u2028')
                    .replace(/\s*\n\s*/g, ' ')
                    .replaceAll('\u2028', '\n'),
            ),
        },
    ];
}

function rowsOf(table: string): string[][] {
    const [, , ...rows] = table.split('\n').map((line) =>
        line
            .split('|')
            .slice(1, -1)
            .map((cell) => plain(cell.trim())),
    );
    return rows;
}

/** Without asterisks and backticks; list items get a dot. */
function plain(text: string): string {
    return text.replace(/\*\*|`/g, '').replace(/^- /gm, '• ');
}
