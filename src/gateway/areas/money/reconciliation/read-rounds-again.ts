import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { listIntegrations } from '../repository/integration-repository.ts';
import { moveMark, readMark } from '../repository/reconciliation-repository.ts';
import { type FollowRoundsParts, readVendorRounds } from '../vendors/follow-vendor-rounds.ts';
import { windowsBetween } from './windows-between.ts';

const HOUR_MS = 60 * 60_000;
/** The age at which a round is read again: vendors have made their rollbacks by then. */
const AGAIN_AFTER_MS = 24 * HOUR_MS;
/** The oldest rounds of the first reading. */
const FIRST_LOOK_MS = 48 * HOUR_MS;

/**
 * Reads the rounds of vendors that keep wallets of their own once more, a day after they began. What was rolled back
 * when nobody read them any longer counts as staked no more, towards turnover and limits alike.
 */
export async function readRoundsAgain(parts: FollowRoundsParts, { id: siteId, site }: PublishedSite): Promise<void> {
  const { database, clock, log } = parts;
  const integrations = await database.forSite(siteId, (tx) => listIntegrations(tx, siteId));
  for (const integration of integrations) {
    const { wallet, integrationId, settings } = integration;
    if (wallet !== 'transfer' || settings.serverUrl === undefined) continue;
    const mark = await database.forSite(siteId, (tx) => readMark(tx, siteId, integrationId));
    if (mark === undefined) continue;
    const nowMs = clock().getTime();
    const beginMs =
      mark.reconciled_until === null
        ? Math.max(Date.parse(mark.created_at), nowMs - FIRST_LOOK_MS)
        : Date.parse(mark.reconciled_until);
    try {
      for (const { from, to } of windowsBetween(beginMs, nowMs - AGAIN_AFTER_MS)) {
        const span = { from, to, at: clock(), zone: site.timeZone };
        await readVendorRounds(parts, integration, settings.serverUrl, span);
        await database.forSite(siteId, (tx) => moveMark(tx, siteId, integrationId, to));
      }
    } catch (error) {
      log.warn({ err: error, integration: integrationId }, 'fetching rounds from vendor again failed');
    }
  }
}
