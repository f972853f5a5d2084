import { describe, expect, it } from 'vitest';

import type { components } from '../api/schema';
import { loadMap } from '../board/maps';
import europe from '../testing/europe-film.json';
import germany from '../testing/germany-film.json';
import { ranking, scoringSteps } from './steps';

type Film = components['schemas']['Film'];
const FILMS = { europe, germany } as unknown as Record<string, Film>;

async function stepsOf(name: string) {
    const map = await loadMap(name);
    const { score, frames } = FILMS[name]!;
    return { map, score: score!, steps: scoringSteps(map, score!, frames[0]!.view) };
}

describe.each(['europe', 'germany'])('the score of a game on %s', (name) => {
    it('adds up to the totals', async () => {
        const { score, steps } = await stepsOf(name);
        expect(steps.at(-1)?.totals).toEqual(score.seats.map(({ total }) => total));
        expect(steps[0]?.totals).toEqual(FILMS[name]!.points.at(-1));
        expect(steps.at(-1)?.kind).toBe('result');
    });

    it('shows every ticket once, those that failed first', async () => {
        const { score, steps } = await stepsOf(name);
        score.seats.forEach((seat, number) => {
            const shown = steps.flatMap((step) =>
                step.kind === 'ticket' && step.seat === number ? [step] : [],
            );
            expect(shown.map(({ ticket }) => ticket).sort()).toEqual(
                seat.by_ticket.map(({ ticket }) => ticket).sort(),
            );
            const complete = shown.map(({ isComplete }) => isComplete);
            expect(complete).toEqual([...complete].sort());
        });
    });

    it('lights a path from end to end', async () => {
        const { map, steps } = await stepsOf(name);
        const complete = steps.flatMap((step) => (step.kind === 'ticket' && step.isComplete ? [step] : []));
        expect(complete.length).toBeGreaterThan(0);
        for (const { ticket, lit } of complete) {
            const routes = lit.filter((id) => map.routes.some((route) => route.id === id));
            const ends = routes.flatMap((route) => map.route(route).ends);
            for (const end of map.ticket(ticket).ends) {
                expect(map.placesOf(end).some((place) => ends.includes(place))).toBe(true);
                expect(lit).toContain(end);
            }
        }
    });

    it('ranks the seats', async () => {
        const { score } = await stepsOf(name);
        const places = ranking(score).map((seat) => score.seats[seat]!.place);
        expect(places).toEqual([...places].sort());
    });
});

describe('what the games differ in', () => {
    it('has stations and a trail in Europe', async () => {
        const { steps, score } = await stepsOf('europe');
        const kinds = steps.map(({ kind }) => kind);
        expect(kinds).toContain('stations');
        const trail = steps.find((step) => step.kind === 'trail');
        expect(trail?.kind === 'trail' && trail.winners.length).toBeGreaterThan(0);
        expect(trail?.lit.length).toBeGreaterThan(0);
        expect(Math.max(...score.seats.map((seat) => seat.longest_trail))).toBe(10);
        expect(kinds).not.toContain('passengers');
    });

    it('has passengers of six colours and the most tickets in Germany', async () => {
        const { steps } = await stepsOf('germany');
        expect(steps.filter(({ kind }) => kind === 'passengers')).toHaveLength(6);
        expect(steps.map(({ kind }) => kind)).toContain('most-tickets');
        expect(steps.map(({ kind }) => kind)).not.toContain('trail');
    });
});
