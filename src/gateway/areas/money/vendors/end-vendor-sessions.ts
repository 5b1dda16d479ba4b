import { findIntegration, vendorMemberId } from '#gateway/areas/money/repository/integration-repository.ts';
import {
  markEndDone,
  type SessionEndOrder,
  takeDueEnds,
} from '#gateway/areas/money/repository/session-end-repository.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { VendorWallets } from './vendor-wallet-client.ts';

/** Dependencies of `endVendorSessions`. */
export interface EndVendorSessionsParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly wallets: Pick<VendorWallets, 'endSessions'>;
  readonly clock: () => Date;
  readonly log: { warn(fields: object, message: string): void };
}

const MOST_AT_ONCE = 20;

/**
 * Sends the vendors of a site the orders to end game sessions that are due: at least once each, with a backoff. The
 * orders were written by the transactions that ended the sessions.
 */
export async function endVendorSessions(parts: EndVendorSessionsParts, { id: siteId }: PublishedSite): Promise<void> {
  const due = await parts.database.forSite(siteId, (tx) =>
    takeDueEnds(tx, siteId, { now: parts.clock(), most: MOST_AT_ONCE }),
  );
  await Promise.all(due.map((order) => send(parts, siteId, order)));
}

async function send(
  { database, wallets, clock, log }: EndVendorSessionsParts,
  siteId: string,
  { endId, integrationId, memberId, sessionIds, reason }: SessionEndOrder,
): Promise<void> {
  const owner = await database.forSite(siteId, async (tx) => {
    const integration = await findIntegration(tx, siteId, integrationId);
    if (integration === undefined) return null;
    const userId = await vendorMemberId(tx, siteId, integrationId, memberId);
    return { integrationId, keySealed: integration.keySealed, serverUrl: integration.settings.serverUrl, userId };
  });
  const outcome = owner === null ? 'unsupported' : await wallets.endSessions(owner, { sessionIds, reason });
  if (outcome === 'unknown') return;
  if (outcome === 'unsupported') log.warn({ integration: integrationId }, 'a vendor does not support ending sessions');
  await database.forSite(siteId, (tx) => markEndDone(tx, siteId, endId, clock()));
}
