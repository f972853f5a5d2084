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

/** Routes of which each word begins the name of an end, in any form of the names; two words must be two ends. */
export function found(map: GameMap, text: string, language: NamesLanguage): readonly Route[] {
    const words = plain(text)
        .split(/[\s–-]+/)
        .filter(Boolean);
    if (!words.length) return [];
    const starts = (place: string, word: string): boolean =>
        [...map.names(place, language), ...map.names(place, PRINTED)].some((name) =>
            plain(name)
                .split(/[\s-]+/)
                .some((part) => part.startsWith(word)),
        );
    return map.routes.filter(({ ends: [from, to] }) => {
        const [first = '', second] = words;
        if (words.length > 2) return false;
        if (second === undefined) return starts(from, first) || starts(to, first);
        return (starts(from, first) && starts(to, second)) || (starts(from, second) && starts(to, first));
    });
}
