import type { ClaimCounts } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { dailyStanding } from '../daily/daily-bonus.ts';
import { MISSION } from '../missions/mission-streak.ts';
import { countMissions } from '../missions/read-missions.ts';
import { countReady, findSources } from '../repository/reward-repository.ts';
import type { RebateParts } from '../reward-parts.ts';

/** How much a member can claim now (specification, section 2, "Badges show counts"). */
export async function countClaims(
  { database, clock, games }: Pick<RebateParts, 'database' | 'clock' | 'games'>,
  site: PublishedSite,
  memberId: string,
): Promise<ClaimCounts> {
  const at = clock();
  const { dailyBonus, missions } = site.site;
  const gameTypeOf = await games.gameTypes();
  return database.forSite(site.id, async (tx) => {
    const granted = await countReady(tx, site.id, { memberId, at });
    const isDayOpen = dailyBonus !== undefined && (await dailyStanding(tx, site, { memberId, at })).canClaim;
    const rewards = granted + (isDayOpen ? 1 : 0);
    if (missions === undefined) return { rewards, missions: 0 };
    const counted = await countMissions(tx, site, { memberId, missions: missions.list, gameTypeOf, at });
    const sources = counted.filter(({ done, target }) => done >= target).map(({ source }) => source);
    if (sources.length === 0) return { rewards, missions: 0 };
    const claimed = await findSources(tx, site.id, { memberId, kind: MISSION, sources });
    return { rewards, missions: sources.length - claimed.length };
  });
}
