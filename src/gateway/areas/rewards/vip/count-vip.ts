import { isTrialType } from '#contracts/member-types.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { monthAround } from '../calendar.ts';
import { eachSite, type OnFailed } from '../each-site.ts';
import { membersToCount } from '../repository/vip-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { raiseLevel } from './raise-level.ts';
import { vipLevels } from './vip-settings.ts';

const MOST = 200;

interface CountParts extends Pick<RewardParts, 'database' | 'clock'> {
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly onFailed: OnFailed;
}

/** Counts the members with new records, and those whose bonus of the month is due, on every site that has levels. */
export async function countVip(parts: CountParts, stopping?: AbortSignal): Promise<void> {
  await eachSite(parts, (site) => countSite(parts, site, stopping));
}

async function countSite({ database, onFailed, clock }: CountParts, site: PublishedSite, stopping?: AbortSignal) {
  const levels = vipLevels(site.site);
  if (levels.length === 0) return;
  // From this level on, all have a bonus of the month.
  const monthlyFrom = levels.findLastIndex(({ monthly }) => monthly === undefined) + 2;
  const { timeZone, currency } = site.site;
  let after = '';
  for (;;) {
    const month = monthAround(timeZone, clock()).name;
    const step = { currency: currency.code, month, monthlyFrom, after, most: MOST };
    const members = await database.forSite(site.id, (tx) => membersToCount(tx, site.id, step));
    for (const { memberId, type } of members) {
      if (stopping?.aborted) return;
      after = memberId;
      if (isTrialType(type)) continue;
      try {
        await database.forSite(site.id, (tx) => raiseLevel(tx, site, { memberId, at: clock() }));
      } catch (error) {
        onFailed(site.id, memberId, error);
      }
    }
    if (members.length < MOST) return;
  }
}
