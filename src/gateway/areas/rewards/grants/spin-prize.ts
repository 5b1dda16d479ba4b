import type { FreeSpins, FreeSpinsGiven, LanguageCode, SiteDocument } from '#contracts/generated/contracts.ts';
import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import type { SpinTerms } from '#gateway/database/schema/reward-schema.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';

/** What stands in the place of a currency in rewards that are free spins. */
export const SPIN = 'SPIN';

type Money = Pick<SiteDocument, 'currency' | 'languages'>;

/** What free spins are, as a reward keeps it. */
export function spinTerms({ currency }: Pick<SiteDocument, 'currency'>, freeSpins: FreeSpins): SpinTerms {
  const { game, name, bet, days } = freeSpins;
  return { game, name, days, currency: currency.code, betMinor: `${decimalToMinor(bet, currency.decimals)}` };
}

/** Free spins of a reward to a member. */
export function presentSpins(
  { currency, languages }: Money,
  { game, name, betMinor, days }: SpinTerms,
  { spins, language }: { readonly spins: number; readonly language: LanguageCode | undefined },
): FreeSpinsGiven {
  const [vassalage = '', gameCode = ''] = game.split(/:(.*)/s);
  return {
    ...{ vassalage, gameCode, spins, days },
    gameName: textInLanguage(name, language ?? languages.default, languages.default),
    bet: minorToDecimal(BigInt(betMinor), currency.decimals),
  };
}
