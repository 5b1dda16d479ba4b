import type { LanguageCode, MemberReward } from '#contracts/generated/contracts.ts';
import { holdMember } from '#gateway/areas/accounts/accounts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { assertMayPlay } from '../grants/assert-may-play.ts';
import { grantAndClaim } from '../grants/grant-and-claim.ts';
import { presentReward } from '../grants/present-reward.ts';
import { prizeOf } from '../grants/prize.ts';
import { findReward } from '../repository/reward-repository.ts';
import type { RebateParts } from '../reward-parts.ts';
import { grantStreak, MISSION, makesDayWhole, WHOLE } from './mission-streak.ts';
import { countMissions, missionSettings } from './read-missions.ts';

interface MissionClaim {
  readonly memberId: string;
  readonly missionId: string;
  /** Of the name of a game in the answer; the site's where it is left out. */
  readonly language?: LanguageCode;
}

/**
 * Pays the reward of a mission whose target is reached, once for its period, in one transaction; with the last
 * one of a day comes the prize for days in a row where they are whole.
 * @throws DomainError `feature_disabled`, `reward_unknown` for a mission that the site does not have, `mission_open`
 * while the target is not reached, `already_claimed`, and for free spins `account_frozen` and `play_excluded`;
 * nothing is moved then.
 */
export async function claimMission(
  { database, clock, games, onMoved }: RebateParts,
  site: PublishedSite,
  { memberId, missionId, language }: MissionClaim,
): Promise<MemberReward> {
  const mission = missionSettings(site.site).list.find(({ id }) => id === missionId);
  if (mission === undefined) throw new DomainError('reward_unknown');
  const gameTypeOf = await games.gameTypes();
  const at = clock();
  const row = await database.forSite(site.id, async (tx) => {
    // Claims of one member take turns.
    await holdMember(tx, site.id, memberId);
    const [progress] = await countMissions(tx, site, { memberId, missions: [mission], gameTypeOf, at });
    if (progress === undefined || progress.done < progress.target) throw new DomainError('mission_open');
    if ('freeSpins' in mission.prize) await assertMayPlay(tx, site.id, { memberId, at });
    const isDaily = mission.every === 'day';
    const whole = isDaily ? { [WHOLE]: (await makesDayWhole(tx, site, { memberId, mission, at })) ? 1 : 0 } : {};
    const rewardId = await grantAndClaim(tx, site.id, {
      ...{ memberId, kind: MISSION, source: progress.source, ...prizeOf(site.site, mission.prize), at },
      ...{ expiresAt: null, facts: { done: `${progress.done}`, target: `${progress.target}`, ...whole } },
    });
    if (rewardId === null) throw new DomainError('already_claimed');
    if (isDaily) await grantStreak(tx, site, { memberId, at });
    return findReward(tx, site.id, { memberId, rewardId });
  });
  if (row === undefined) throw new Error('a reward that was paid is not among the rewards');
  onMoved(site.id, memberId);
  return presentReward(site, row, at, language);
}
