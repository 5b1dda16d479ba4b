import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { hasReferral } from '../referral/referral-settings.ts';
import type { RebateParts } from '../reward-parts.ts';
import { countAvailable } from './read-promotions.ts';

/** What the public state says of promotions (specification, section 3). */
export const promosOf =
  ({ games }: { readonly games: Pick<RebateParts['games'], 'gameTypes'> }) =>
  async (site: PublishedSite) => {
    const gameTypeOf = await games.gameTypes();
    return async (tx: SiteTransaction, member: { readonly memberId: string; readonly at: Date }) => ({
      count: await countAvailable(tx, site, { ...member, gameTypeOf }),
      hasReferral: hasReferral(site.site),
    });
  };
