import type { RoundResult } from './game-api.ts';
import type { FishId } from './games/fish/rules/fish-kinds.ts';
import type { FishView } from './games/fish/rules/fish-rules.ts';
import type { Shot } from './games/fish/rules/volley.ts';

/**
 * The API of fish shooters, beside `game-api.ts`. Four players share a room and its sea; which fish swim where follows
 * from `sea` and the clock (`games/fish/rules/sea.ts`).
 *
 * | call | body | answer |
 * |---|---|---|
 * | GET /api/fish (Bearer) | | events `room` FishRoom and `shots` SeenShots, for as long as the page is open |
 * | POST /api/fish/volleys (Bearer) | FireVolley | VolleyAnswer |
 *
 * A volley is one round and one bet: the sum of its shots. A repeat with the same id gives the same answer. Besides the
 * refusals of every round, `too_many_requests` answers volleys that follow each other too fast.
 */

export interface FishMoney {
  readonly minor: number;
  readonly currency: { readonly code: string; readonly symbol: string; readonly decimals: number };
}

/** A player at one of the four cannons. */
export interface FishSeat {
  readonly name: string;
  /** False for a moment after his page was closed: the seat waits for him. */
  readonly isHere: boolean;
  /** Of his last shots; null before them, and for play money. */
  readonly stake: FishMoney | null;
}

/** The room as one player sees it. */
export interface FishRoom {
  /** The server's clock, in milliseconds since 1970. */
  readonly now: number;
  /** The number of the room in its game, from 1. */
  readonly number: number;
  /** Decides which fish swim where. */
  readonly sea: number;
  /** The player's own seat. */
  readonly seat: number;
  /** All four seats; null for a free one. */
  readonly seats: readonly (FishSeat | null)[];
  /** Fish whose time is not over, and that were caught. */
  readonly caught: readonly FishId[];
}

/** A fish that somebody has caught. */
export interface SeenCatch {
  readonly fish: FishId;
  readonly multiple: number;
  /** Null for play money. */
  readonly win: FishMoney | null;
}

/** What a seat has fired, or what it has caught once its wallet has answered. */
export interface SeenShots {
  readonly seat: number;
  readonly shots: readonly Shot[];
  readonly catches: readonly SeenCatch[];
}

export interface FireVolley {
  /** Made by the client for each volley, 8 to 64 of `A-Za-z0-9_-`. */
  readonly requestId: string;
  /** In minor units, of each shot of power 1 at one fish. */
  readonly stakeMinor: number;
  readonly shots: readonly Shot[];
}

/** A volley after the wallet has answered. */
export interface VolleyAnswer {
  /** Null where every fish was gone: nothing was fired or bet. Shots at such fish are left out of a round. */
  readonly round: (RoundResult & { readonly view: FishView }) | null;
}
