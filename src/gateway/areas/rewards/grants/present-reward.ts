import type { MemberReward } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { POINTS } from '../points/points-settings.ts';
import type { RewardRow } from '../repository/reward-repository.ts';

/** A reward to its member. One whose time is over is expired, whether or not somebody tried to claim it. */
export function presentReward({ site }: PublishedSite, row: RewardRow, at: Date): MemberReward {
  const isOver = row.status === 'ready' && row.expires_at !== null && new Date(row.expires_at) <= at;
  const isPoints = row.currency === POINTS;
  return {
    rewardId: row.reward_id,
    kind: row.kind as MemberReward['kind'],
    source: row.source,
    amount: isPoints ? null : minorToDecimal(BigInt(row.amount_minor), site.currency.decimals),
    points: isPoints ? Number(row.amount_minor) : null,
    status: isOver ? 'expired' : row.status,
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
    claimedAt: row.claimed_at === null ? null : new Date(row.claimed_at).toISOString(),
  };
}
