import type { BringFriends } from '#gateway/areas/accounts/accounts.ts';
import { findReferrer, insertReferral, noteBrowser } from '../repository/referral-repository.ts';
import { hasReferral } from './referral-settings.ts';

/** How a registration learns of members' links, and writes down who brought the new member. */
export const bringFriends: BringFriends = {
  referrerOf: findReferrer,

  async note(tx, site, { friendId, referrerId, browserMark, at }) {
    // Somebody may still have a link of a site that ended its programme.
    if (!hasReferral(site.site)) return;
    await insertReferral(tx, site.id, { friendId, referrerId, at });
    if (browserMark !== null) await noteBrowser(tx, site.id, { memberId: friendId, markDigest: browserMark });
  },
};
