import { type BetType, combinations, type Price } from './bet-type.ts';

/** A line of a ticket as it was sold. Amounts are in minor units. */
export interface SoldLine {
  readonly betType: string;
  readonly picks: readonly string[];
  readonly stakeMinor: bigint;
  readonly bets: number;
  readonly costMinor: bigint;
  readonly oddsHundredths: number;
}

/** Why the picks of a line cannot be sold. */
export type PicksFault = 'not_allowed_value' | 'out_of_range';

/** Whether the picks are ones of the bet type: each once, with all its digits, and as many as it takes. */
export function picksFault(type: BetType, picks: readonly string[]): PicksFault | null {
  const isKnown = (pick: string): boolean =>
    type.kind === 'options'
      ? Object.hasOwn(type.prices, pick)
      : pick.length === type.digits && /^\d+$/.test(pick) && Number(pick) >= type.from && Number(pick) <= type.to;
  if (new Set(picks).size !== picks.length || !picks.every(isKnown)) return 'not_allowed_value';
  if (picks.length < type.size || picks.length > type.most) return 'out_of_range';
  return null;
}

/** A line with its price. The picks are good. */
export function soldLine(type: BetType, picks: readonly string[], stakeMinor: bigint): SoldLine {
  const bets = type.kind === 'ordered' ? 1 : combinations(picks.length, type.size);
  const { oddsHundredths } = priceOf(type, picks);
  const costMinor = stakeMinor * BigInt(bets * type.units);
  return { betType: type.code, picks, stakeMinor, bets, costMinor, oddsHundredths };
}

/** The payout of a line with a number of hits, in minor units. */
export function winOf(
  { stakeMinor, oddsHundredths }: Pick<SoldLine, 'stakeMinor' | 'oddsHundredths'>,
  hits: number,
): bigint {
  return (stakeMinor * BigInt(oddsHundredths) * BigInt(hits)) / 100n;
}

/** The price of a line: that of its option, or the one of all numbers. */
export function priceOf(type: BetType, picks: readonly string[]): Price {
  const price = type.prices[type.kind === 'options' ? (picks[0] ?? '') : ''];
  if (price === undefined) throw new Error(`${type.code} has no price for ${picks.join()}`);
  return price;
}
