import type { Game, SiteCurrency } from '#contracts/generated/contracts.ts';
import { formatMoney } from '#contracts/money.ts';

/** A live table's limits as people read them, such as €1 – €5,000. Play coins are named once, behind both numbers. */
export function limitsOf(game: Game, currency: SiteCurrency, locale: string): string {
  const least = formatMoney(game.minBet, currency, locale, { trimZeros: true });
  if (game.maxBet === null) return least;
  const most = formatMoney(game.maxBet, currency, locale, { trimZeros: true });
  const isNamedOnce = currency.isPlay && currency.symbolPosition === 'after';
  return `${isNamedOnce ? least.slice(0, least.indexOf('\u00a0')) : least} – ${most}`;
}
