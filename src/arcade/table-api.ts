import type { GameApiErrorCode } from './game-api-errors.ts';

/**
 * The API of shared tables, beside that of `game-api.ts`. All players of a table bet in the same timed rounds, and one
 * result counts for all of them.
 *
 * | call | body | answer |
 * |---|---|---|
 * | GET /api/table (Bearer) | | events `table` (TableState) and `mine` (TableBets) for as long as the page is open |
 * | PUT /api/table/bets (Bearer) | PlaceTableBets | TableBets |
 * | POST /api/table/choices (Bearer) | TableChoice | TableBets |
 * | GET /api/table/rounds/:number (Bearer) | | TableProof |
 *
 * A table's round: bets are open until `closesAt`. Then the wallet of each player takes its bet, the result is shown
 * and the wins are paid. At tables with choices the first cards are dealt before the result, and every player chooses
 * until `choosesUntil`; nothing that is hidden by then is in any event. The digest of the round's seed is shown as its
 * bets open, the seed with the result.
 */

/** The amount of each place with chips, in minor units. */
export type TableChips = Readonly<Record<string, number>>;

/** A player or a bot at a table. */
export interface TableSeat {
  /** Shortened, so that nobody can be recognised: `mi•••a`. */
  readonly name: string;
  /** Plays by itself, so that a table of the demo is not empty. It has no money, so it has no amounts. */
  readonly isBot: boolean;
  /** The place with the most of the stake; null without a bet. */
  readonly place: string | null;
  /** The stake of the round; null for a bot. */
  readonly stake: TableMoney | null;
  /** The payout of the round; null for a bot, and before the result. */
  readonly win: TableMoney | null;
}

/** An amount in the currency of its player. */
export interface TableMoney {
  readonly minor: number;
  readonly currency: { readonly code: string; readonly symbol: string; readonly decimals: number };
}

/** The result of a round, which is the same for everybody. */
export interface TableResult {
  readonly serverSeed: string;
  /** The visible state of the round without bets; each game defines its shape. */
  readonly view: unknown;
}

/** The state of a table for all viewers. Times are milliseconds since 1970 on the server's clock. */
export interface TableState {
  readonly now: number;
  readonly number: number;
  readonly opensAt: number;
  readonly closesAt: number;
  /** The end of the time for choices; `closesAt` at tables without them. */
  readonly choosesUntil: number;
  readonly endsAt: number;
  /** SHA-256 of the round's server seed. */
  readonly seedHash: string;
  /** At tables with choices: the cards that all see before the result. Null before they are dealt. */
  readonly deal: unknown;
  /** Null until it is shown. */
  readonly result: TableResult | null;
  /** People at the table; bots are not counted. */
  readonly people: number;
  /** The players with the highest stakes, then bots; at most eight. */
  readonly seats: readonly TableSeat[];
  /** The number of bets on each place, bots included. */
  readonly crowd: Readonly<Record<string, number>>;
  /** Views of earlier rounds, the oldest first. Absent where they have not changed since the state before. */
  readonly past?: readonly unknown[];
}

/**
 * - `placed`: kept; the wallet is asked once the bets are closed.
 * - `taken`: the wallet has taken the bet.
 * - `settled`: the wallet has the win too.
 * - `refused`: the wallet has not taken the bet, and it does not count.
 */
export type TableBetsState = 'placed' | 'taken' | 'settled' | 'refused';

/** A player's bets in the round that a table plays. */
export interface TableBets {
  readonly number: number;
  /** The highest revision that the server has seen in this round; 0 before the first. */
  readonly revision: number;
  readonly chips: TableChips;
  /** The stake that the wallet has accepted, raises included; 0 before. */
  readonly stakeMinor: number;
  readonly state: TableBetsState;
  /** Why they were refused. */
  readonly refusal: GameApiErrorCode | null;
  /** Null until the wallet is asked. */
  readonly roundId: string | null;
  /** The round with these bets: as it came out, or as it stands while players choose. Null before. */
  readonly view: unknown;
  /** The view is that of the result. */
  readonly isOver: boolean;
  /** The number of choices made, chips included: the step of the next one. */
  readonly step: number;
  /** The player has a choice to make now. */
  readonly mayChoose: boolean;
  readonly winMinor: number;
  /** As the wallet said it last in this round; null before. */
  readonly balanceMinor: number | null;
}

export interface PlaceTableBets {
  readonly number: number;
  /** Higher with each change: one that arrives late never replaces a later one. */
  readonly revision: number;
  /** Empty to take all chips back. */
  readonly chips: TableChips;
}

/** A player's next choice while a table lets its players choose. */
export interface TableChoice {
  readonly number: number;
  /** As `TableBets` has it: the same step is never made twice. */
  readonly step: number;
  readonly choice: Readonly<Record<string, unknown>>;
}

/** A player's own round at a table with choices, whose further cards were his alone. */
export interface OwnTableRound {
  /** The table's name and the player's own part after it. */
  readonly clientSeed: string;
  readonly betMinor: number;
  readonly choices: ReadonlyArray<Readonly<Record<string, unknown>>>;
  readonly view: unknown;
  readonly winMinor: number;
}

/** The seed and the result of an earlier round. */
export interface TableProof {
  readonly number: number;
  readonly rulesId: string;
  readonly seedHash: string;
  readonly serverSeed: string;
  /** The table's name, which takes the place of a player's seed. */
  readonly clientSeed: string;
  readonly view: unknown;
  /** The caller's round at a table with choices; null without one. */
  readonly own: OwnTableRound | null;
}
