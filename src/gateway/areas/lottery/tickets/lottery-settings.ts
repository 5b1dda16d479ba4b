import type { LotterySettings } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** The most draws of a chase, and how far ahead a draw can be bet on. */
export const MOST_DRAWS = 20;

/** The site's settings of bets. @throws DomainError `feature_disabled` where it takes no bets on lotteries. */
export function lotterySettings({ site }: Pick<PublishedSite, 'site'>): LotterySettings {
  if (site.lottery === undefined) throw new DomainError('feature_disabled');
  return site.lottery;
}
