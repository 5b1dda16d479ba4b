import type { SportId } from '../data/sports.ts';
import type { OddsHundredths } from '../markets/odds.ts';
import type { Outcome } from '../markets/selection.ts';
import type { Pair } from '../models/match-model.ts';

/** One bet of a slip, with all that is shown of it: leagues and sports may change while slips are kept for years. */
export interface SlipLeg {
  readonly fixtureId: string;
  readonly sport: SportId;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** `selectionId`. */
  readonly selection: string;
  readonly odds: OddsHundredths;
  /** The rules of the season that the bet was placed under. */
  readonly rules: string;
}

/** The first choice of a slip's round: what was bet on. */
export interface PlacedSlip {
  readonly legs: readonly SlipLeg[];
  /** Legs of each combination: all of them for a single or an accumulator, fewer for a system. */
  readonly size: number;
}

/** The result of a leg. */
export interface LegResult {
  /** What its count came to; null where it was never played or the match was abandoned, which voids the bet. */
  readonly pair: Pair | null;
  /** The score of the match then. */
  readonly score: Pair;
  /** The seed of the match, by which anybody can play it again; null until the match is over. */
  readonly serverSeed: string | null;
  /** The rules that played the match by its seed. */
  readonly rules: string;
}

/** The last choice of a slip's round: its results, or for how much it was cashed out. */
export type SlipEnd = { readonly results: readonly LegResult[] } | { readonly cashOutMinor: number };

/** A slip as the view of its round. */
export interface SlipView extends PlacedSlip {
  /** The number of combinations. Each has the same part of the bet. */
  readonly combinations: number;
  /** What comes back if all legs win. */
  readonly mostMinor: number;
  /** Null until the slip is settled, and where it was cashed out. */
  readonly results: readonly LegResult[] | null;
  /** How each leg ended; null as `results`. */
  readonly outcomes: readonly Outcome[] | null;
  readonly cashOutMinor: number | null;
}

export const MOST_LEGS = 10;
/** Keeps systems to what a slip can show. */
export const MOST_COMBINATIONS = 252;
