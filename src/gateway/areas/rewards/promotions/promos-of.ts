import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { hasReferral } from '../referral/referral-settings.ts';
import { countAvailable } from './read-promotions.ts';

/** What the public state says of promotions (specification, section 3). */
export async function promosOf(
  tx: SiteTransaction,
  site: PublishedSite,
  member: { readonly memberId: string; readonly at: Date },
): Promise<{ readonly count: number; readonly hasReferral: boolean }> {
  return { count: await countAvailable(tx, site, member), hasReferral: hasReferral(site.site) };
}
