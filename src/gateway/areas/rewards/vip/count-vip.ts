import { isTrialType } from '#contracts/member-types.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { monthAround } from '../calendar.ts';
import { membersToCount } from '../repository/vip-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { raiseLevel } from './raise-level.ts';
import { vipLevels } from './vip-settings.ts';

const MOST = 200;

interface CountParts extends Pick<RewardParts, 'database' | 'clock'> {
  readonly sites: Pick<SiteDirectory, 'all'>;
  /** Called where a member could not be counted; the others go on, and the next run tries again. */
  readonly onFailed: (siteId: string, memberId: string | null, error: unknown) => void;
}

/** Counts the members with new records, and those whose bonus of the month is due, on every site that has levels. */
export async function countVip(parts: CountParts, stopping?: AbortSignal): Promise<void> {
  for (const site of parts.sites.all()) {
    try {
      await countSite(parts, site, stopping);
    } catch (error) {
      parts.onFailed(site.id, null, error);
    }
  }
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
