import type { Prize, PrizeGiven, SiteDocument } from '#contracts/generated/contracts.ts';
import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import { POINTS } from '../points/points-settings.ts';

/** What a prize pays: its currency, `PTS` for points, and minor units. */
export function prizeOf(
  { currency }: Pick<SiteDocument, 'currency'>,
  prize: Prize,
): { readonly currency: string; readonly amountMinor: bigint } {
  return 'points' in prize
    ? { currency: POINTS, amountMinor: BigInt(prize.points) }
    : { currency: currency.code, amountMinor: decimalToMinor(prize.amount, currency.decimals) };
}

/** A prize to a member; null for none. */
export function presentPrize(site: Pick<SiteDocument, 'currency'>, prize: Prize | undefined): PrizeGiven | null {
  if (prize === undefined) return null;
  const { currency, amountMinor } = prizeOf(site, prize);
  return prizeGiven(site, currency, amountMinor);
}

/** An amount in minor units of the site's currency, or of points, to a member. */
export const prizeGiven = (
  { currency: { decimals } }: Pick<SiteDocument, 'currency'>,
  currency: string,
  amountMinor: bigint,
): PrizeGiven =>
  currency === POINTS
    ? { amount: null, points: Number(amountMinor) }
    : { amount: minorToDecimal(amountMinor, decimals), points: null };
