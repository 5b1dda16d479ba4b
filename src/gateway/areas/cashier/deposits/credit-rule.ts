import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CreditRule } from '../repository/deposit-news-repository.ts';

const DEFAULT_TURNOVER_PERCENT = 100;

/** The site's rule for credits. Where withdrawals are on, the default turnover is 100 % of the deposit. */
export function creditRule({ site }: PublishedSite): CreditRule {
  const withdrawals = site.cashier?.withdrawals;
  return {
    zone: site.timeZone,
    decimals: site.currency.decimals,
    ...(withdrawals && { turnoverPercent: withdrawals.turnoverPercent ?? DEFAULT_TURNOVER_PERCENT }),
  };
}
