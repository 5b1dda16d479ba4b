import type { MarketGroup, PartName, UnitName } from './games/sportsbook/data/sport-data.ts';
import type { SportId } from './games/sportsbook/data/sports.ts';
import type { OddsHundredths } from './games/sportsbook/markets/odds.ts';
import type { MarketKind } from './games/sportsbook/markets/selection.ts';
import type { Pair } from './games/sportsbook/models/match-model.ts';
import type { SlipView } from './games/sportsbook/slip/slip.ts';

/**
 * The API of the sportsbook, beside that of `game-api.ts`. Times are milliseconds since 1970 on the server's clock,
 * odds are decimal in hundredths, amounts are minor units of the session's currency.
 *
 * | call | body or query | answer |
 * |---|---|---|
 * | GET /api/sports (Bearer) | | events `live` (LiveUpdate) and `mine` (MineUpdate) while the page is open |
 * | GET /api/sports/board (Bearer) | sport, view, league | SportsBoard |
 * | GET /api/sports/fixtures/:id (Bearer) | | FixtureDetail |
 * | GET /api/sports/leagues/:id (Bearer) | | LeagueTable |
 * | POST /api/sports/slips (Bearer) | PlaceSlip | SlipAnswer |
 * | GET /api/sports/slips (Bearer) | state, page | SlipList |
 * | POST /api/sports/slips/:id/cash-out (Bearer) | CashOut | CashOutAnswer |
 *
 * A slip is one round of the wallet: its bet is taken when it is accepted, its win is paid with its last result.
 */

export type FixtureStatus = 'upcoming' | 'live' | 'over' | 'abandoned';

/** A pick of a market; `odds` null where no bets are taken on it now. */
export interface OfferedPick {
  readonly pick: string;
  /** The text that a bet names it by. */
  readonly selection: string;
  readonly odds: OddsHundredths | null;
}

export interface OfferedMarket {
  readonly count: string;
  readonly kind: MarketKind;
  /** In quarters. */
  readonly line: number;
  readonly group: MarketGroup;
  readonly picks: readonly OfferedPick[];
}

/** A match in lists, with its main markets. */
export interface ListedFixture {
  readonly id: string;
  readonly sport: SportId;
  readonly league: { readonly id: string; readonly name: string };
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly status: FixtureStatus;
  readonly score: Pair;
  /** The score of each period or set that has begun. */
  readonly periods: readonly Pair[];
  /** Where the match is in its current part, in the sport's own minutes; null where it has no clock. */
  readonly minute: number | null;
  /** No bets are taken: something has just happened. */
  readonly isSuspended: boolean;
  /** The result was announced otherwise before, and slips were settled anew. */
  readonly isCorrected: boolean;
  /** Result, handicap and total, as far as they are open. */
  readonly main: readonly OfferedMarket[];
  /** How many further markets its page has. */
  readonly more: number;
}

/** A sport of the book and how much there is of it. */
export interface ListedSport {
  readonly id: SportId;
  readonly live: number;
  /** Matches that begin within the hours that bets are taken for. */
  readonly upcoming: number;
}

export type BoardView = 'live' | 'soon' | 'day' | 'results';

export interface SportsBoard {
  readonly now: number;
  readonly sports: readonly ListedSport[];
  readonly leagues: readonly { readonly id: string; readonly name: string; readonly matches: number }[];
  /** At most sixty: in play first, then by their starts; results with the latest first. */
  readonly fixtures: readonly ListedFixture[];
}

/** A score of a match. */
export interface MatchMoment {
  /** Milliseconds after the start. */
  readonly atMs: number;
  readonly minute: number | null;
  readonly side: 0 | 1;
  readonly score: Pair;
}

export interface FixtureDetail {
  readonly now: number;
  readonly fixture: ListedFixture;
  readonly part: PartName;
  readonly unit: UnitName;
  readonly hasDraw: boolean;
  readonly markets: readonly OfferedMarket[];
  /** Scores so far, the latest last; of sports with few scores. */
  readonly moments: readonly MatchMoment[];
  /** SHA-256 of the seed that decides the match. */
  readonly seedHash: string;
  /** The seed itself, once the result is official. */
  readonly serverSeed: string | null;
  /** The last matches of both sides, the latest first. */
  readonly form: readonly [home: readonly PlayedMatch[], away: readonly PlayedMatch[]];
  /** Earlier matches of the two against each other, the latest first. */
  readonly meetings: readonly PlayedMatch[];
}

export interface PlayedMatch {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly score: Pair;
  readonly isAbandoned: boolean;
}

export interface LeagueTable {
  readonly id: string;
  readonly name: string;
  readonly sport: SportId;
  /** Of the present season, the best first. */
  readonly rows: readonly LeagueRow[];
}

export interface LeagueRow {
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
}

/** Matches whose state or prices have changed since the event before; the first event has all that are in play. */
export interface LiveUpdate {
  readonly now: number;
  readonly fixtures: readonly ListedFixture[];
}

/** The player's slips have changed: one was settled, or placed in another window. */
export interface MineUpdate {
  /** As the wallet said it last; null where nothing was settled. */
  readonly balanceMinor: number | null;
}

/** What to do about odds that have moved since the player saw them. */
export type OddsRule = 'same' | 'better' | 'any';

export interface PlaceSlip {
  /** Made by the client for each press, 8 to 64 of `A-Za-z0-9_-`. A repeat with the same id gives the same answer. */
  readonly requestId: string;
  readonly betMinor: number;
  /** Legs of each combination: as many as there are legs, or fewer for a system. */
  readonly size: number;
  readonly legs: readonly { readonly fixtureId: string; readonly selection: string; readonly odds: OddsHundredths }[];
  readonly accepts: OddsRule;
}

export type SlipState = 'open' | 'won' | 'lost' | 'returned' | 'cashedOut';

/** A slip of the player. */
export interface Slip extends SlipView {
  /** The id of its round. */
  readonly id: string;
  readonly betMinor: number;
  readonly placedAt: number;
  readonly state: SlipState;
  /** 0 while it is open. */
  readonly winMinor: number;
  readonly settledAt: number | null;
  /** How the matches of its legs stand, in their order. */
  readonly standings: readonly { readonly status: FixtureStatus; readonly score: Pair }[];
  /** What it can be sold back for now; null where it cannot. */
  readonly cashOutOfferMinor: number | null;
}

/**
 * - `accepted`: the wallet has taken the bet.
 * - `moved`: odds have moved, or a selection is suspended or closed (null); nothing was taken.
 * - `limited`: more than `mostMinor` is not taken on this slip; 0 where nothing is.
 * - `full`: the player has `most` open slips, and can place another one when one of them is settled.
 */
export type SlipAnswer =
  | { readonly outcome: 'accepted'; readonly slip: Slip; readonly balanceMinor: number }
  | { readonly outcome: 'moved'; readonly odds: readonly (OddsHundredths | null)[] }
  | { readonly outcome: 'limited'; readonly mostMinor: number }
  | { readonly outcome: 'full'; readonly most: number };

export interface SlipList {
  readonly slips: readonly Slip[];
  readonly totalPages: number;
}

export interface CashOut {
  /** As it was offered. A lower offer is told and not taken. */
  readonly amountMinor: number;
}

/** `moved`: the offer is another one now, or there is none. */
export type CashOutAnswer =
  | { readonly outcome: 'sold'; readonly slip: Slip; readonly balanceMinor: number | null }
  | { readonly outcome: 'moved'; readonly offerMinor: number | null };
