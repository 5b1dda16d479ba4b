import type { DrawInteger } from '#arcade/engine/draw-integer.ts';

/** A count of a match: home and away. For markets without sides the first number alone. */
export type Pair = readonly [home: number, away: number];

/** The side that is named first, and the other one. */
export type Side = 0 | 1;

/** A value that a count may end with, and how likely. */
export interface PairChance {
  readonly pair: Pair;
  readonly chance: number;
}

/** All values that a count may end with. Their chances sum up to 1. */
export type Distribution = readonly PairChance[];

/** A match after some of its steps, as everybody sees it. */
export interface MatchState {
  /** Steps that were played. */
  readonly step: number;
  readonly isOver: boolean;
  /** The score that the match is known by: goals, sets. */
  readonly score: Pair;
  /** The score of each period or set that has begun. */
  readonly periods: readonly Pair[];
  /** Sides in the order in which they scored; empty for sports that do not bet on it. */
  readonly scorers: readonly Side[];
  /** Steps of the current period that were played. */
  readonly stepOfPeriod: number;
}

/** What a count of a match came to. `pair` null: it was never played, so that bets on it are void. */
export interface CountResult {
  readonly isFinal: boolean;
  readonly pair: Pair | null;
}

/**
 * The model of one match: how a step is played, and the chances of each count from any state on. Prices and simulation
 * both use it, so that prices are honest.
 */
export interface MatchModel {
  readonly start: MatchState;
  /** Plays the next step. */
  readonly play: (state: MatchState, draw: DrawInteger) => MatchState;
  /** How likely a count ends with each value; null where it cannot be bet on from this state. */
  readonly distribution: (state: MatchState, count: string) => Distribution | null;
  /** What the count has come to. A match that is over has no open count. */
  readonly result: (state: MatchState, count: string) => CountResult;
}

/** Chances are whole millionths, so that they are the same on every machine. */
export const MILLION = 1_000_000;

/** True with a chance of so many millionths. */
export function happens(draw: DrawInteger, millionths: number): boolean {
  return draw(MILLION) < millionths;
}

export const NOT_FINAL: CountResult = { isFinal: false, pair: null };

export function isFinalAs(pair: Pair | null): CountResult {
  return { isFinal: true, pair };
}

/** The pair with so much more for a side. */
export function plus([home, away]: Pair, side: Side, points: number): Pair {
  return side === 0 ? [home + points, away] : [home, away + points];
}
