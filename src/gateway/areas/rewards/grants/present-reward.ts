import type { LanguageCode, MemberReward } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { RewardRow } from '../repository/reward-repository.ts';
import { presentRewardPrize } from './prize.ts';

/**
 * A reward to its member. One whose time is over is expired, whether or not somebody tried to claim it.
 * @param language of the name of a game; the site's where it is left out.
 */
export function presentReward(
  { site }: PublishedSite,
  row: RewardRow,
  at: Date,
  language?: LanguageCode,
): MemberReward {
  const isOver = row.status === 'ready' && row.expires_at !== null && new Date(row.expires_at) <= at;
  return {
    rewardId: row.reward_id,
    kind: row.kind as MemberReward['kind'],
    source: row.source,
    ...presentRewardPrize(site, row, language),
    status: isOver ? 'expired' : row.status,
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
    claimedAt: row.claimed_at === null ? null : new Date(row.claimed_at).toISOString(),
  };
}
