import type { MemberReward } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { claimReward } from '../grants/claim-reward.ts';
import { findSources } from '../repository/reward-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { RAFFLE } from './draw-raffles.ts';

/**
 * Pays the prize that a member's ticket has won, once.
 * @param first the first day of the raffle's period.
 * @throws DomainError `reward_unknown`, `already_claimed`, `reward_expired`; nothing is moved then.
 */
export async function claimRaffle(
  parts: Pick<RewardParts, 'database' | 'clock' | 'onMoved'>,
  site: PublishedSite,
  { memberId, first, number }: { readonly memberId: string; readonly first: string; readonly number: number },
): Promise<MemberReward> {
  const sources = [`${first}:${number}`];
  const [won] = await parts.database.forSite(site.id, (tx) =>
    findSources(tx, site.id, { memberId, kind: RAFFLE, sources }),
  );
  if (won === undefined) throw new DomainError('reward_unknown');
  return claimReward(parts, site, { memberId, rewardId: won.reward_id });
}
