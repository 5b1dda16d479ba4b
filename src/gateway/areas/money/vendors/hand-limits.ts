import { findIntegration, vendorMemberId } from '#gateway/areas/money/repository/integration-repository.ts';
import type { LimitInForce } from '#gateway/areas/money/repository/play-limits-repository.ts';
import {
  handLimitsOut,
  noteLimitsHanded,
  takeDueLimits,
  type VendorPlayer,
} from '#gateway/areas/money/repository/vendor-limit-repository.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { VendorWallets } from './vendor-wallet-client.ts';

/** Dependencies of `handLimits`. */
export interface HandLimitsParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly wallets: Pick<VendorWallets, 'limits'>;
  readonly clock: () => Date;
}

const MOST_AT_ONCE = 20;

/** Whether only the vendor can hold a limit while the money lies there. Losses are bounded by what lies there. */
export function needsVendor({ kind }: Pick<LimitInForce, 'kind'>): boolean {
  return kind === 'bet' || kind === 'stake';
}

/**
 * Hands the member's limits over to a vendor that can hold them (decision 49). Every handing over has a higher version,
 * so that a late one changes nothing.
 * @returns whether the vendor holds them now; true too where there is nothing to hold.
 */
export async function handLimits(
  { database, wallets, clock }: HandLimitsParts,
  { id: siteId, site }: PublishedSite,
  { memberId, integrationId, currency }: Pick<VendorPlayer, 'memberId' | 'integrationId' | 'currency'>,
): Promise<boolean> {
  const player = { siteId, memberId, integrationId, currency, zone: site.timeZone, at: clock() };
  const out = await database.forSite(siteId, async (tx) => {
    const integration = await findIntegration(tx, siteId, integrationId);
    if (!integration?.settings.holdsLimits) return null;
    const limits = await handLimitsOut(tx, player);
    if (limits === null) return null;
    const userId = await vendorMemberId(tx, siteId, integrationId, memberId);
    const { keySealed, settings } = integration;
    return { limits, owner: { integrationId, keySealed, serverUrl: settings.serverUrl, userId, currency } };
  });
  if (out === null) return true;
  const answer = await wallets.limits(out.owner, out.limits);
  if (answer.outcome !== 'done') return false;
  const { balance } = answer;
  await database.forSite(siteId, (tx) => noteLimitsHanded(tx, player, out.limits, balance));
  return true;
}

/** Hands over the limits of a site that are due. */
export async function handDueLimits(parts: HandLimitsParts, site: PublishedSite): Promise<void> {
  const due = await parts.database.forSite(site.id, (tx) =>
    takeDueLimits(tx, site.id, { now: parts.clock(), most: MOST_AT_ONCE }),
  );
  await Promise.all(due.map((player) => handLimits(parts, site, player)));
}
