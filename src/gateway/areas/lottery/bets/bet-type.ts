import type { DrawnNumbers } from '../draws/draw-numbers.ts';

/** The odds of a bet and its chance. */
export interface Price {
  /** The payout of a hit for a stake of one, the stake included, in hundredths. */
  readonly oddsHundredths: number;
  /** The exact average number of hits of a bet: its chance, where it hits once at most. */
  readonly expectedHits: number;
}

/**
 * A way to bet on the draws of a game (specification, section 3, "Game type codes"). One bet is a number, a combination
 * of `size` numbers, numbers in their order, or an option.
 */
export interface BetType {
  readonly code: string;
  /** The tab that shows it. */
  readonly group: string;
  readonly kind: 'numbers' | 'ordered' | 'options';
  readonly from: number;
  readonly to: number;
  /** Of a number; 0 for options. */
  readonly digits: number;
  /** Numbers of one bet. */
  readonly size: number;
  /** The most picks of one line. */
  readonly most: number;
  /** The cost of one bet, in stakes. */
  readonly units: number;
  /** Hits of one number that its exposure counts: more than that are rarer than one draw in a thousand. */
  readonly countedHits: number;
  /** By option; under `''` for numbers, which all have one price. */
  readonly prices: Readonly<Record<string, Price>>;
  /** Counts the hits of a line's bets. */
  readonly hits: (draw: DrawnNumbers, picks: readonly string[]) => number;
}

/** The most numbers of a line: more combinations than that are another ticket. */
const MOST_NUMBERS = 10;

/** The odds of a chance, rounded down to a figure that people can read. */
export function oddsFor(expectedHits: number, targetReturn: number, units = 1): Price {
  const fair = (targetReturn * units) / expectedHits;
  const step = fair < 20 ? 1 : fair < 100 ? 10 : fair < 1_000 ? 100 : 1_000;
  return { oddsHundredths: Math.floor((fair * 100) / step + 1e-9) * step, expectedHits };
}

/** Stated odds, e.g. 98.5. */
export function odds(stated: number, expectedHits: number): Price {
  return { oddsHundredths: Math.round(stated * 100), expectedHits };
}

/** Odds as a decimal, e.g. `9.85`. */
export function oddsText(oddsHundredths: number): string {
  return (oddsHundredths / 100).toFixed(2).replace(/\.?0+$/, '');
}

/** The return to player in percent, rounded down to hundredths. */
export function returnPercent({ oddsHundredths, expectedHits }: Price, units: number): string {
  return (Math.floor(((oddsHundredths * expectedHits) / units) * 100 + 1e-6) / 100).toFixed(2);
}

interface Numbers {
  readonly code: string;
  readonly group: string;
  readonly from: number;
  readonly to: number;
  readonly digits: number;
  readonly price: Price;
  readonly units?: number;
  readonly countedHits?: number;
}

/** Each number is a bet; a number may hit several times. */
export function numberBets(
  { code, group, from, to, digits, price, units = 1, countedHits = 1 }: Numbers,
  hitsOf: (draw: DrawnNumbers, number: string) => number,
): BetType {
  return {
    ...{ code, group, kind: 'numbers', from, to, digits, size: 1, most: 2 * MOST_NUMBERS, units, countedHits },
    prices: { '': price },
    hits: (draw, picks) => picks.reduce((sum, pick) => sum + hitsOf(draw, pick), 0),
  };
}

/** Each combination of `size` numbers is a bet that hits when all of its numbers do. */
export function combinationBets(
  { size, ...numbers }: Numbers & { readonly size: number },
  isHit: (draw: DrawnNumbers, number: string) => boolean,
): BetType {
  const { code, group, from, to, digits, price } = numbers;
  return {
    ...{ code, group, kind: 'numbers', from, to, digits, size, most: MOST_NUMBERS, units: 1, countedHits: 1 },
    prices: { '': price },
    hits: (draw, picks) => combinations(picks.filter((pick) => isHit(draw, pick)).length, size),
  };
}

/** Numbers in their order, one bet a line. */
export function orderedBets(
  { size, ...numbers }: Numbers & { readonly size: number },
  drawn: (draw: DrawnNumbers) => readonly string[],
): BetType {
  const { code, group, from, to, digits, price } = numbers;
  return {
    ...{ code, group, kind: 'ordered', from, to, digits, size, most: size, units: 1, countedHits: 1 },
    prices: { '': price },
    hits: (draw, picks) => (picks.join() === drawn(draw).slice(0, size).join() ? 1 : 0),
  };
}

/** Options of which each is a bet, one a line. */
export function optionBets(
  { code, group, prices }: Pick<BetType, 'code' | 'group' | 'prices'>,
  isHit: (draw: DrawnNumbers, option: string) => boolean,
): BetType {
  return {
    ...{ code, group, kind: 'options', from: 0, to: 0, digits: 0, size: 1, most: 1, units: 1, countedHits: 1, prices },
    hits: (draw, picks) => picks.filter((pick) => isHit(draw, pick)).length,
  };
}

/** How many sets of `size` there are among `count`. */
export function combinations(count: number, size: number): number {
  if (size > count) return 0;
  let sets = 1;
  for (let index = 1; index <= size; index += 1) sets = (sets * (count - size + index)) / index;
  return Math.round(sets);
}
