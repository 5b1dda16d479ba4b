import { gameOfKey } from '#contracts/game-key.ts';
import type { FreeSpinsGiven, LanguageCode, SiteDocument } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { SpinTerms } from '#gateway/database/schema/reward-schema.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';

/** The `currency` of rewards that are free spins. */
export const SPIN = 'SPIN';

type Money = Pick<SiteDocument, 'currency' | 'languages'>;

/** Free spins of a reward to a member. */
export function presentSpins(
  { currency, languages }: Money,
  { game, name, betMinor, days }: SpinTerms,
  { spins, language }: { readonly spins: number; readonly language: LanguageCode | undefined },
): FreeSpinsGiven {
  const { vendor: vassalage, gameCode } = gameOfKey(game);
  return {
    ...{ vassalage, gameCode, spins, days },
    gameName: textInLanguage(name, language ?? languages.default, languages.default),
    bet: minorToDecimal(BigInt(betMinor), currency.decimals),
  };
}
