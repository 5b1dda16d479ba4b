import type { SiteTransaction } from '#gateway/database/database.ts';
import { claimRow, insertReward } from '../repository/reward-repository.ts';

/**
 * Grants a reward and pays it in the same transaction.
 * @returns the id of the reward; null where the member has one of this kind and source already.
 */
export async function grantAndClaim(
  tx: SiteTransaction,
  siteId: string,
  grant: Parameters<typeof insertReward>[2],
): Promise<string | null> {
  const reward = await insertReward(tx, siteId, grant);
  if (reward === null) return null;
  const { memberId, at } = grant;
  const outcome = await claimRow(tx, siteId, { memberId, rewardId: reward.reward_id, at });
  if (outcome !== 'claimed') throw new Error(`a reward that was just granted cannot be paid: ${outcome}`);
  return reward.reward_id;
}
