import type {
  FreeSpins,
  LanguageCode,
  Prize,
  PrizeFreeSpins,
  PrizeGiven,
  SiteDocument,
} from '#contracts/generated/contracts.ts';
import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import type { SpinTerms } from '#gateway/database/schema/reward-schema.ts';
import { spinTerms } from '#gateway/database/spin-terms.ts';
import { POINTS } from '../points/points-settings.ts';
import type { RewardRow } from '../repository/reward-repository.ts';
import { presentSpins, SPIN } from './spin-prize.ts';

/** What a reward keeps of a prize. */
export interface PrizeSum {
  /** The site's, `PTS` for points, or `SPIN` for free spins. */
  readonly currency: string;
  /** Minor units, points, or a number of spins. */
  readonly amountMinor: bigint;
  /** Of free spins alone. */
  readonly spins: SpinTerms | null;
}

/** What a reward keeps of a prize that a document promises. */
export function prizeOf({ currency }: Pick<SiteDocument, 'currency'>, prize: Prize | PrizeFreeSpins): PrizeSum {
  if ('freeSpins' in prize) return spinsOf({ currency }, prize.freeSpins);
  return 'points' in prize
    ? { currency: POINTS, amountMinor: BigInt(prize.points), spins: null }
    : { currency: currency.code, amountMinor: decimalToMinor(prize.amount, currency.decimals), spins: null };
}

function spinsOf(site: Pick<SiteDocument, 'currency'>, freeSpins: FreeSpins): PrizeSum {
  return { currency: SPIN, amountMinor: BigInt(freeSpins.spins), spins: spinTerms(site, freeSpins) };
}

/** A prize to a member; null for none. @param language of the name of a game; the site's where it is left out. */
export function presentPrize(
  site: Pick<SiteDocument, 'currency' | 'languages'>,
  prize: Prize | PrizeFreeSpins | undefined,
  language?: LanguageCode,
): PrizeGiven | null {
  if (prize === undefined) return null;
  const { currency, amountMinor, spins } = prizeOf(site, prize);
  return given(site, { currency, amountMinor, spins }, language);
}

/** The prize of a reward to its member. */
export function presentRewardPrize(
  site: Pick<SiteDocument, 'currency' | 'languages'>,
  { currency, amount_minor, spins }: Pick<RewardRow, 'currency' | 'amount_minor' | 'spins'>,
  language?: LanguageCode,
): PrizeGiven {
  return given(site, { currency, amountMinor: BigInt(amount_minor), spins }, language);
}

function given(
  site: Pick<SiteDocument, 'currency' | 'languages'>,
  { currency, amountMinor, spins }: PrizeSum,
  language: LanguageCode | undefined,
): PrizeGiven {
  if (spins === null) return prizeGiven(site, currency, amountMinor);
  const freeSpins = presentSpins(site, spins, { spins: Number(amountMinor), language });
  return { amount: null, points: null, freeSpins };
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
