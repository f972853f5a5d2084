/** The moves of a film as lines of a log. */
import type { Told } from '../api/types';
import type { GameMap } from '../board/maps';
import { Teller, type Line } from '../table/story';

/** The lines of each move: those that stand after 1, 2, … moves. A line's `seq` is that number. */
export function linesOf(map: GameMap, moves: readonly Told[]): readonly Line[] {
    const teller = new Teller(map);
    return moves.flatMap((move, i) => teller.lines({ event: 'played', at: 0, seq: i + 1, moves: [move] }));
}
