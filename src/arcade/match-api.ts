import type { GameApiErrorCode } from './game-api-errors.ts';
import type { MadeMove } from './games/matches/rules/match-play.ts';
import type { MatchEnd, Seat } from './games/matches/rules/match-rules.ts';

/**
 * The API of games between players, beside that of `game-api.ts`. A player seeks an opponent for a stake; both wallets
 * take it; then the players move in turns until the match is over, and the winner gets the pot less the rake.
 *
 * | call | body | answer |
 * |---|---|---|
 * | GET /api/match (Bearer) | | events `match` (MatchState) for as long as the page is open |
 * | POST /api/match/seek (Bearer) | SeekMatch | MatchState |
 * | POST /api/match/leave (Bearer) | | MatchState: the search is over |
 * | POST /api/match/moves (Bearer) | MatchMove | MatchState |
 * | POST /api/match/wishes (Bearer) | MatchWish | MatchState |
 *
 * Amounts are minor units of the session's currency, moments are milliseconds since 1970 on the server's clock.
 */

/** Every game between players. */
export type MatchKind =
  | 'backgammon'
  | 'bigTwo'
  | 'checkers'
  | 'chess'
  | 'domino'
  | 'durak'
  | 'holdem'
  | 'ludo'
  | 'mahjong'
  | 'makruk'
  | 'reversi'
  | 'tienLen'
  | 'xiangqi';

/**
 * - `idle`: no match and no search.
 * - `seeking`: waits for an opponent. No money has moved.
 * - `staking`: an opponent was found, and the wallets are asked for the stakes.
 * - `playing`, `over`: the match.
 */
export type MatchPhase = 'idle' | 'seeking' | 'staking' | 'playing' | 'over';

/** A player of a match. */
export interface MatchPlayer {
  /** Shortened, so that nobody can be recognised; empty for a guest. */
  readonly name: string;
  readonly isBot: boolean;
  /** Has a page of the match open. */
  readonly isHere: boolean;
  /** Thinking time left at `now`. */
  readonly clockMs: number;
}

/** A match as one of its players may see it. */
export interface SeenMatch {
  readonly id: string;
  readonly seat: Seat;
  readonly players: readonly MatchPlayer[];
  /** The position; each game defines its shape. Everything is open once the match is over. */
  readonly view: unknown;
  readonly moves: readonly MadeMove[];
  /** The player's legal moves; empty while it is not his turn. */
  readonly legal: readonly string[];
  /** Null before the stakes are taken and after the end. */
  readonly turn: Seat | null;
  /** The seat that offers a draw. */
  readonly drawOffer: Seat | null;
  /** How many more moves each side has to make before the player may offer a draw again; 0 where he may. */
  readonly turnsUntilOffer: number;
  readonly end: MatchEnd | null;
  /** What the player gets; 0 before the end. */
  readonly winMinor: number;
  /** What the house keeps of the pot; 0 before the end and after a draw. */
  readonly rakeMinor: number;
  /** SHA-256 of the match's server seed. */
  readonly seedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Null until the match is over. */
  readonly serverSeed: string | null;
  /** The player's round, for the check and the record. */
  readonly roundId: string;
}

/** All that a page needs to know. */
export interface MatchState {
  readonly now: number;
  readonly phase: MatchPhase;
  /** Of the search or the match; null while idle. */
  readonly stakeMinor: number | null;
  readonly seekingSince: number | null;
  /** The demo offers a match against a bot. */
  readonly mayPlayBot: boolean;
  /** Players who wait for an opponent in this game, by stake. */
  readonly waiting: Readonly<Record<string, number>>;
  /**
   * Why the last search failed: `opponent` where the opponent's stake was not taken, `void` where the match
   * could not be played to its end and all stakes go back.
   */
  readonly refusal: GameApiErrorCode | 'opponent' | 'void' | null;
  /** As the wallet said it last; null where it said nothing new. */
  readonly balanceMinor: number | null;
  readonly match: SeenMatch | null;
}

export interface SeekMatch {
  readonly stakeMinor: number;
  /** `bot`: the offered match against a bot is wanted now. */
  readonly opponent: 'player' | 'bot';
}

export interface MatchMove {
  readonly matchId: string;
  /** How many moves were made before: the same step is never made twice. */
  readonly step: number;
  readonly move: string;
}

export interface MatchWish {
  readonly matchId: string;
  /** `draw` offers a draw, or accepts the other player's offer. */
  readonly wish: 'resign' | 'draw' | 'declineDraw';
}
