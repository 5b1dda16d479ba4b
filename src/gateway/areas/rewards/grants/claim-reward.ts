import type { LanguageCode, MemberReward } from '#contracts/generated/contracts.ts';
import { holdMember } from '#gateway/areas/accounts/accounts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { claimRow, findReward } from '../repository/reward-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { assertMayPlay } from './assert-may-play.ts';
import { presentReward } from './present-reward.ts';

const REFUSALS = {
  reward_unknown: () => new DomainError('reward_unknown'),
  already_claimed: () => new DomainError('already_claimed'),
  reward_expired: () => new DomainError('reward_expired'),
} as const;

interface ClaimOf {
  readonly memberId: string;
  readonly rewardId: string;
  /** Of the name of a game in the answer; the site's where it is left out. */
  readonly language?: LanguageCode;
}

/**
 * Pays a reward to the member who has been granted it, once, in one transaction.
 * @throws DomainError `reward_unknown`, `already_claimed`, `reward_expired`; for free spins also `account_frozen` and
 *   `play_excluded`. Nothing is moved then.
 */
export async function claimReward(
  { database, clock, onMoved }: Pick<RewardParts, 'database' | 'clock' | 'onMoved'>,
  site: PublishedSite,
  { memberId, rewardId, language }: ClaimOf,
): Promise<MemberReward> {
  const at = clock();
  const { outcome, row } = await database.forSite(site.id, async (tx) => {
    await holdMember(tx, site.id, memberId);
    const granted = await findReward(tx, site.id, { memberId, rewardId });
    if (granted?.spins) await assertMayPlay(tx, site.id, { memberId, at });
    const came = await claimRow(tx, site.id, { memberId, rewardId, at });
    return { outcome: came, row: await findReward(tx, site.id, { memberId, rewardId }) };
  });
  // The refusal comes after the commit, which has marked what expired.
  if (outcome !== 'claimed') throw REFUSALS[outcome]();
  if (row === undefined) throw new Error('a reward that was claimed is not among the rewards');
  onMoved(site.id, memberId);
  return presentReward(site, row, at, language);
}
