import type { MemberRewards } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { dailyStanding } from '../daily/daily-bonus.ts';
import { listPast, listReady } from '../repository/reward-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { presentReward } from './present-reward.ts';

const MOST_PAST = 20;

/** What a member can claim, and what was claimed last, of all kinds. */
export async function listRewards(
  { database, clock }: Pick<RewardParts, 'database' | 'clock'>,
  site: PublishedSite,
  memberId: string,
): Promise<MemberRewards> {
  const at = clock();
  const { daily, ready, past } = await database.forSite(site.id, async (tx) => ({
    daily: site.site.dailyBonus === undefined ? null : await dailyStanding(tx, site, { memberId, at }),
    ready: await listReady(tx, site.id, { memberId, at }),
    past: await listPast(tx, site.id, { memberId, at, limit: MOST_PAST }),
  }));
  return {
    daily,
    ready: ready.map((row) => presentReward(site, row, at)),
    past: past.map((row) => presentReward(site, row, at)),
  };
}
