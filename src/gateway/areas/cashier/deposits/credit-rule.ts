import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CreditRule } from '../repository/deposit-news-repository.ts';

const DEFAULT_TURNOVER_PERCENT = 100;

/** How a site credits deposits: they are played through once where it lets money out and says nothing else. */
export function creditRule({ site }: PublishedSite): CreditRule {
  const withdrawals = site.cashier?.withdrawals;
  return {
    zone: site.timeZone,
    decimals: site.currency.decimals,
    ...(withdrawals && { turnoverPercent: withdrawals.turnoverPercent ?? DEFAULT_TURNOVER_PERCENT }),
  };
}
