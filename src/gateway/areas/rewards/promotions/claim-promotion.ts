import type { MemberPromotion } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { claimReward } from '../grants/claim-reward.ts';
import { claimMission } from '../missions/claim-mission.ts';
import { findSources } from '../repository/reward-repository.ts';
import type { RebateParts } from '../reward-parts.ts';
import { PROMOTION, type PromotionReader } from './promotion-parts.ts';
import { readPromotion } from './read-promotions.ts';
import { shownPromotion } from './shown-promotions.ts';

/**
 * Claims the prize of a promotion, once: that of an approved application, or of a mission.
 * @throws DomainError `not_found`; `reward_unknown` where nothing is granted; those of `claimReward` and
 *   `claimMission`. Nothing is moved then.
 */
export async function claimPromotion(
  parts: RebateParts,
  reader: PromotionReader,
  promotionId: string,
): Promise<MemberPromotion> {
  const { database, clock, games } = parts;
  const { site, memberId } = reader;
  const { offer } = shownPromotion(site, promotionId, clock()).detail;
  if (offer?.kind === 'mission') await claimMission(parts, site, { memberId, missionId: offer.mission });
  else {
    const [reward] = await database.forSite(site.id, (tx) =>
      findSources(tx, site.id, { memberId, kind: PROMOTION, sources: [promotionId] }),
    );
    if (reward === undefined) throw new DomainError('reward_unknown');
    await claimReward(parts, site, { memberId, rewardId: reward.reward_id });
  }
  const gameTypeOf = await games.gameTypes();
  return database.forSite(site.id, (tx) => readPromotion(tx, reader, { promotionId, at: clock(), gameTypeOf }));
}
