/**
 * What `make` makes, with derived values that stay true for as long as somebody reads them. Those of a component are
 * dead when it is gone from the screen, and an answer of the server or a timer may come later.
 */
export function lasting<T>(make: () => T): T {
    let made: { readonly thing: T } | undefined;
    $effect.root(() => {
        made = { thing: make() };
    });
    return made!.thing;
}
