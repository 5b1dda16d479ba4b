import { isTrialType } from '#contracts/member-types.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { monthAround } from '../calendar.ts';
import { membersToCount } from '../repository/vip-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { raiseLevel } from './raise-level.ts';
import { vipLevels } from './vip-settings.ts';

const MOST = 200;

interface CountParts extends Pick<RewardParts, 'database' | 'clock'> {
  readonly sites: Pick<SiteDirectory, 'all'>;
  /** Called where a member could not be counted; the others go on, and the next run tries again. */
  readonly onFailed: (siteId: string, memberId: string, error: unknown) => void;
}

/** Counts the members with new records, and those whose bonus of the month is due, on every site that has levels. */
export async function countVip({ database, sites, onFailed, clock }: CountParts, stopping?: AbortSignal) {
  for (const site of sites.all()) {
    if (vipLevels(site.site).length === 0) continue;
    const { timeZone, currency } = site.site;
    let after = '';
    for (;;) {
      const month = monthAround(timeZone, clock()).name;
      const step = { currency: currency.code, month, after, most: MOST };
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
      if (members.length < MOST) break;
    }
  }
}
