/** The messages of the server by short names. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type Snapshot = Schemas['Snapshot'];
export type TableInfo = Schemas['TableInfo'];
export type TableSettings = Schemas['TableSettings'];
export type PlaceInfo = Schemas['PlaceInfo'];
export type View = Schemas['ViewInfo'];
export type SeatView = Schemas['SeatView'];
export type OwnView = Schemas['OwnView'];
export type Score = Schemas['ScoreInfo'];
export type SeatScore = Schemas['SeatScore'];
export type NewsItem = Schemas['NewsItem'];
export type NewsPage = Schemas['NewsPage'];
export type Told = Schemas['Told'];
export type Problem = Schemas['Problem'];
export type Payable = Schemas['Payable'];
export type Drawable = Schemas['Drawable'];
export type Way = Schemas['Way'];
export type Service = Schemas['Service'];
export type Seated = Schemas['Seated'];
export type Listing = Schemas['Listing'];
export type Moves = Schemas['Moves'];
export type CreateTable = Schemas['CreateTable'];
export type JoinTable = Schemas['JoinTable'];
export type Command = Schemas['Command'];
export type Say = Schemas['Say'];

/** What a command asks for, without its envelope. */
export type Request = Command['command'];

/** An action as the server lists it among the legal ones. */
export type Action =
    | { readonly do: 'draw'; readonly card: string }
    | { readonly do: 'tickets'; readonly mix?: number }
    | { readonly do: 'claim'; readonly route: string }
    | { readonly do: 'station'; readonly city: string }
    | { readonly do: 'pay'; readonly colour: string; readonly locomotives?: number }
    | { readonly do: 'add'; readonly locomotives: number }
    | { readonly do: 'withdraw' }
    | { readonly do: 'keep'; readonly positions: readonly number[] }
    | { readonly do: 'passenger'; readonly colour: string | null }
    | { readonly do: 'pass' };

/** The legal actions of a view. */
export function legalActions(view: View): readonly Action[] {
    return view.legal as unknown as readonly Action[];
}
