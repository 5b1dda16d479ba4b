import { decimalToMinor } from '#contracts/money.ts';
import { isModuleOn } from '#document/flags.ts';
import { spinTerms } from '#gateway/database/spin-terms.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CreditRule } from '../repository/deposit-news-repository.ts';

const DEFAULT_TURNOVER_PERCENT = 100;

/** How often an offer gives a bonus: once a day, week or month; null: with the first deposit alone. */
const PERIODS = { firstDeposit: null, daily: 'day', weekly: 'week', monthly: 'month' } as const;

/**
 * The site's rule for credits. Where withdrawals are on, the default turnover is 100 % of the deposit. Deposits earn
 * points at the site's exchange rates (specification, section 9), and the bonuses that the site offers.
 */
export function creditRule({ site }: PublishedSite): CreditRule {
  const withdrawals = site.cashier?.withdrawals;
  const minor = (amount: string): string => `${decimalToMinor(amount, site.currency.decimals)}`;
  const rates = isModuleOn(site.flags, 'POINTSYSTEM3') ? site.points?.rates : undefined;
  const bonus = isModuleOn(site.flags, 'BONUS3') ? site.bonus : undefined;
  return {
    zone: site.timeZone,
    decimals: site.currency.decimals,
    ...(withdrawals && { turnoverPercent: withdrawals.turnoverPercent ?? DEFAULT_TURNOVER_PERCENT }),
    ...(rates && {
      pointsRates: rates.map(({ from, per, points }) => ({ from: minor(from), per: minor(per), points })),
    }),
    ...(bonus?.offers && {
      bonusOffers: bonus.offers.map(({ id, on, percent, from, largest, turnover, largestBet, days, freeSpins }) => ({
        offer: id,
        every: PERIODS[on],
        percent,
        from: minor(from),
        largest: minor(largest),
        times: turnover,
        largestBet: largestBet === undefined ? null : minor(largestBet),
        days,
        isFirst: bonus.spends === 'bonusFirst',
        ...(freeSpins && { spins: freeSpins.spins, spinTerms: spinTerms(site, freeSpins) }),
      })),
    }),
  };
}
