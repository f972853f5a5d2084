/** Finding routes by parts of names: "par zur" finds Paris – Zürich. */
import { PRINTED, type GameMap, type NamesLanguage, type Route } from '../board/maps';

/** Letters without their marks, in lower case. */
export function plain(text: string): string {
    return text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/ł/giu, 'l')
        .replace(/ø/giu, 'o')
        .replace(/ß/gu, 'ss')
        .toLowerCase();
}

/**
 * Routes between what the words begin to name, in any form of the names and in either order: the first words name one
 * end, the rest the other. Words for one end alone find all its routes.
 */
export function found(map: GameMap, text: string, language: NamesLanguage): readonly Route[] {
    const words = plain(text)
        .split(/[\s–-]+/)
        .filter(Boolean);
    if (!words.length) return [];
    const parts = (place: string): readonly string[] =>
        [...map.names(place, language), ...map.names(place, PRINTED)].flatMap((name) =>
            plain(name).split(/[\s-]+/),
        );
    return map.routes.filter(({ ends }) => {
        const [from, to] = [parts(ends[0]), parts(ends[1])];
        const fits = (wanted: readonly string[], names: readonly string[]): boolean =>
            wanted.every((word) => names.some((name) => name.startsWith(word)));
        return words.some((_, at) => {
            const [first, second] = [words.slice(0, at), words.slice(at)];
            return (fits(first, from) && fits(second, to)) || (fits(first, to) && fits(second, from));
        });
    });
}
