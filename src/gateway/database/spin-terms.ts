import type { FreeSpins, SiteDocument } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import type { SpinTerms } from './schema/reward-schema.ts';

/** What a reward keeps of the free spins that a document promises. */
export function spinTerms(
  { currency }: Pick<SiteDocument, 'currency'>,
  { game, name, bet, days }: FreeSpins,
): SpinTerms {
  return { game, name, days, currency: currency.code, betMinor: `${decimalToMinor(bet, currency.decimals)}` };
}
