import type { LotteryTerms } from '#contracts/generated/contracts.ts';
import { type BetType, oddsText, type Price, returnPercent } from './bet-type.ts';

/** A bet type with its prices in words of the contract. */
export function presentBetType(type: BetType): LotteryTerms['betTypes'][number] {
  const { code, group, kind, from, to, digits, size, most, units, prices } = type;
  const all = Object.values(prices);
  const shown = (price: Price) => ({
    odds: oddsText(price.oddsHundredths),
    returnPercent: returnPercent(price, units),
  });
  return {
    betType: code,
    ...{ group, kind, from, to, digits, size, most, units },
    odds: oddsText(Math.max(...all.map(({ oddsHundredths }) => oddsHundredths))),
    returnPercent: all
      .map((price) => returnPercent(price, units))
      .reduce((least, one) => (Number(one) < Number(least) ? one : least)),
    options: kind === 'options' ? Object.entries(prices).map(([option, price]) => ({ option, ...shown(price) })) : [],
  };
}
