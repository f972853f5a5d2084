/** Where the data and the pictures of the maps are to be had. */

export const MAP_IDS = ['europe', 'germany'] as const;
export type Part = 'ground' | 'network' | 'shields';

const DATA: Record<string, () => Promise<{ default: unknown }>> = {
    europe: () => import('../generated/europe.json'),
    germany: () => import('../generated/germany.json'),
};
const PICTURES = import.meta.glob<string>('../generated/*-*-*.svg', {
    query: '?url',
    import: 'default',
    eager: true,
});

export async function loadData(map: string): Promise<unknown> {
    const load = DATA[map];
    if (!load) throw new Error(`no map ${map}`);
    return (await load()).default;
}

/** The address of a part of a board. */
export function pictureOf(map: string, part: Part, theme: string): string {
    return PICTURES[`../generated/${map}-${part}-${theme}.svg`] ?? '';
}
