/** Has Chromium compile the game's screen while it arrives: else it would compile most of it during the first moves. */
import type { Plugin } from 'vite';

const EAGER = '//# allFunctionsCalledOnLoad';

export function compiled(): Plugin {
    return {
        name: 'compiled',
        apply: 'build',
        enforce: 'post',
        generateBundle: {
            order: 'post', // after whatever else is put before the code
            handler(_, bundle) {
                const play = Object.values(bundle).find(
                    (file) => file.name === 'play' && file.type === 'chunk',
                );
                if (play?.type !== 'chunk') throw new Error('there is no game');
                play.code = `${EAGER}\n${play.code}`;
            },
        },
    };
}
