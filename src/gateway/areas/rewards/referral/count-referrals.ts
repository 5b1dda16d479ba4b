import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { eachSite, type OnFailed } from '../each-site.ts';
import { friendsToCount } from '../repository/referral-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { qualifyFriend } from './qualify-friend.ts';
import { hasReferral } from './referral-settings.ts';

const MOST = 200;
/** A round may end without a new record: everybody is counted this often. */
const STALE_MS = 6 * 60 * 60_000;

interface CountParts extends Pick<RewardParts, 'database' | 'clock'> {
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly onFailed: OnFailed;
}

/** Counts the friends who may have qualified, on every site where members bring some. */
export async function countReferrals(parts: CountParts, stopping?: AbortSignal): Promise<void> {
  await eachSite(parts, async (site) => {
    if (hasReferral(site.site)) await countSite(parts, site, stopping);
  });
}

async function countSite(
  { database, clock, onFailed }: CountParts,
  site: PublishedSite,
  stopping?: AbortSignal,
): Promise<void> {
  const currency = site.site.currency.code;
  let after = '';
  for (;;) {
    const at = clock();
    const page = { currency, at, staleAt: new Date(at.getTime() - STALE_MS), after, most: MOST };
    const friends = await database.forSite(site.id, (tx) => friendsToCount(tx, site.id, page));
    for (const friendId of friends) {
      if (stopping?.aborted) return;
      after = friendId;
      try {
        await database.forSite(site.id, (tx) => qualifyFriend(tx, site, { friendId, at: clock() }));
      } catch (error) {
        onFailed(site.id, friendId, error);
      }
    }
    if (friends.length < MOST) return;
  }
}
