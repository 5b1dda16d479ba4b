import type { Distribution } from '../models/match-model.ts';
import { type Outcome, outcomeOf, type Selection } from './selection.ts';

/** Odds are decimal, in hundredths: 189 is 1.89, the stake included. */
export type OddsHundredths = number;

export const LEAST_ODDS = 101;
export const MOST_ODDS = 50_000;

/** What a bet brings back, as shares of the stake: paid at the odds, and given back as it was. */
const RETURNS: Readonly<Record<Outcome, readonly [atOdds: number, back: number]>> = {
  won: [1, 0],
  halfWon: [0.5, 0.5],
  void: [0, 1],
  halfLost: [0, 0.5],
  lost: [0, 0],
};

export interface Expectation {
  /** The share of the stake that is paid at the odds. */
  readonly atOdds: number;
  /** The share that is given back. */
  readonly back: number;
}

/** What a bet brings on average. */
export function expectationOf(selection: Selection, chances: Distribution): Expectation {
  let atOdds = 0;
  let back = 0;
  for (const { pair, chance } of chances) {
    const [paid, given] = RETURNS[outcomeOf(selection, pair)];
    atOdds += chance * paid;
    back += chance * given;
  }
  return { atOdds, back };
}

/**
 * The odds at which a bet returns `1 / (1 + margin)` on average, leaving out the share of the stake that is given back.
 * Rounded down to the usual steps. Null where the bet is nearly decided or too unlikely for a price.
 */
export function oddsOf({ atOdds, back }: Expectation, margin: number): OddsHundredths | null {
  if (atOdds <= 0 || back >= 0.98) return null;
  const exact = (1 - back) / atOdds / (1 + margin);
  const rounded = roundDown(exact * 100);
  return rounded < LEAST_ODDS || rounded > MOST_ODDS ? null : rounded;
}

/** Hundredths below 5, then twentieths, tenths, halves and whole numbers. */
function roundDown(hundredths: number): OddsHundredths {
  const step = hundredths < 500 ? 1 : hundredths < 1_000 ? 5 : hundredths < 2_000 ? 10 : hundredths < 5_000 ? 50 : 100;
  return Math.floor(hundredths / step + 1e-9) * step;
}
