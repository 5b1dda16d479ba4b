import type { BringFriends } from '#gateway/areas/accounts/accounts.ts';
import { findReferrer, insertReferral } from '../repository/referral-repository.ts';
import { noteBrowser, noteRemovedPayout } from '../repository/referral-trace-repository.ts';
import { hasReferral } from './referral-settings.ts';

/** How accounts learn of members' links, and what they write down for them where members bring friends. */
export const bringFriends: BringFriends = {
  referrerOf: findReferrer,

  async note(tx, site, { friendId, referrerId, markBrowser, at }) {
    // Somebody may still have a link of a site that ended its programme.
    if (!hasReferral(site.site)) return;
    await insertReferral(tx, site.id, { friendId, referrerId, at });
    if (markBrowser !== null) await noteBrowser(tx, site.id, { memberId: friendId, markDigest: markBrowser(), at });
  },

  async noteRemovedPayout(tx, site, removed) {
    if (hasReferral(site.site)) await noteRemovedPayout(tx, site.id, removed);
  },
};
