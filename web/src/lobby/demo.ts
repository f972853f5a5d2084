/** A finished game between four bots, route by route: what the boards on the first page show. */

export type Claim = readonly [route: string, seat: number];

const EUROPE = `
kyiv-wilno 2, constantinople-smyrna 0, berlin-wien 3, berlin-frankfurt-black 1, berlin-essen 2,
bruxelles-paris-yellow 0, frankfurt-paris-white 1, warszawa-wilno 1, berlin-warszawa-violet 3, bucuresti-kyiv 0,
bucuresti-budapest 2, berlin-danzig 1, kharkov-kyiv 3, marseille-paris 0, riga-wilno 2, berlin-frankfurt-red 3,
brest-paris 1, kobenhavn-stockholm-yellow 2, moskva-smolensk 0, lisboa-madrid 1, kharkov-moskva 3,
frankfurt-paris-orange 3, petrograd-riga 2, bucuresti-constantinople 0, kyiv-smolensk 0, pamplona-paris-blue 1,
kyiv-warszawa 3, pamplona-paris-green 3, barcelona-marseille 0, madrid-pamplona-white 1, budapest-kyiv 2,
brest-pamplona 3, berlin-warszawa-yellow 2, warszawa-wien 2, budapest-wien-red 2, palermo-smyrna 3,
rostov-sevastopol 0, bucuresti-sevastopol 2, edinburgh-london-black 0, petrograd-stockholm 1, athina-sarajevo 2,
marseille-roma 3, kobenhavn-stockholm-white 0, amsterdam-essen 1, amsterdam-bruxelles 2, budapest-wien-white 3`;

const GERMANY = `
hannover-kassel-1 3, frankfurt-koeln-1 0, hannover-kassel-2 1, frankfurt-mannheim-1 2, koblenz-koeln-1 3,
frankfurt-wuerzburg-1 2, duesseldorf-koeln-1 0, chemnitz-dresden 3, konstanz-lindau 0, mannheim-stuttgart-1 1,
mannheim-stuttgart-2 2, nuernberg-wuerzburg-1 2, frankfurt-mannheim-2 3, konstanz-stuttgart 0,
bremerhaven-hamburg 1, stuttgart-ulm-1 3, karlsruhe-mannheim 3, dortmund-muenster-1 0, frankfurt-koeln-2 1,
berlin-leipzig 2, frankfurt-mainz-1 3, augsburg-ulm-1 3, lindau-muenchen 0, erfurt-nuernberg-violet 2,
freiburg-stuttgart 3, duesseldorf-niederlande-3 0, frankfurt-kassel-white 1, dresden-leipzig 1,
muenchen-nuernberg-black 2, freiburg-karlsruhe 3, hamburg-hannover-red 1, hamburg-schwerin 2, koblenz-mainz-1 3,
muenchen-regensburg 0, berlin-dresden 1, kiel-daenemark-2 2, lindau-ulm 3, chemnitz-leipzig 0, dortmund-kassel 0,
hannover-muenster 3, karlsruhe-saarbruecken 2, erfurt-kassel 0, berlin-hannover 2, bremerhaven-emden 3,
frankfurt-kassel-blue 3, bremen-hannover 3, berlin-hamburg-blue 1, erfurt-hannover-green 0, berlin-rostock 1,
berlin-schwerin 2, hamburg-hannover-white 3, regensburg-oesterreich-3 1, hannover-magdeburg 2, lindau-schweiz-3 3,
augsburg-nuernberg 0`;

const GAMES: Readonly<Record<string, string>> = { europe: EUROPE, germany: GERMANY };

export function demoClaims(map: string): readonly Claim[] {
    return (GAMES[map] ?? '').split(',').map((claim) => {
        const [route = '', seat = '0'] = claim.trim().split(' ');
        return [route, Number(seat)];
    });
}
