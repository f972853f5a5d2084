/** What can be done now, by what it is about. */
import type { Action } from '../api/types';

export interface Possible {
    readonly cards: ReadonlySet<string>;
    readonly mixes: readonly number[]; // of tickets; [0] where there is nothing to choose
    readonly targets: ReadonlySet<string>; // routes and cities
    readonly payments: readonly string[];
    readonly adds: readonly number[];
    readonly keeps: readonly (readonly number[])[];
    readonly passengers: readonly (string | null)[];
    readonly canClaim: boolean;
    readonly canBuild: boolean;
    readonly canWithdraw: boolean;
    readonly canPass: boolean;
}

export function possibleOf(actions: readonly Action[]): Possible {
    const cards = new Set<string>();
    const mixes: number[] = [];
    const targets = new Set<string>();
    const payments: string[] = [];
    const adds: number[] = [];
    const keeps: (readonly number[])[] = [];
    const passengers: (string | null)[] = [];
    const can = { canClaim: false, canBuild: false, canWithdraw: false, canPass: false };
    for (const action of actions) {
        switch (action.do) {
            case 'draw':
                cards.add(action.card);
                break;
            case 'tickets':
                mixes.push(action.mix ?? 0);
                break;
            case 'claim':
                targets.add(action.route);
                can.canClaim = true;
                break;
            case 'station':
                targets.add(action.city);
                can.canBuild = true;
                break;
            case 'pay':
                payments.push(payment(action));
                break;
            case 'add':
                adds.push(action.locomotives);
                break;
            case 'withdraw':
                can.canWithdraw = true;
                break;
            case 'keep':
                keeps.push(action.positions);
                break;
            case 'passenger':
                passengers.push(action.colour);
                break;
            case 'pass':
                can.canPass = true;
        }
    }
    return { cards, mixes, targets, payments, adds, keeps, passengers, ...can };
}

function payment({ colour, locomotives = 0 }: Extract<Action, { do: 'pay' }>): string {
    if (colour === 'locomotive') return 'locomotives';
    return locomotives ? `${colour}+${locomotives}` : colour;
}
