import { findIntegration } from '#gateway/areas/money/repository/integration-repository.ts';
import {
  findExclusion,
  listLimitsInForce,
  type Player,
} from '#gateway/areas/money/repository/play-limits-repository.ts';
import { orderRecall, vendorsOf } from '#gateway/areas/money/repository/recall-repository.ts';
import { endGameSessions } from '#gateway/areas/money/repository/session-end-repository.ts';
import { dueNow, handLimitsOut } from '#gateway/areas/money/repository/vendor-limit-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { needsVendor } from './hand-limits.ts';

/**
 * Applies a change of limits or breaks at the vendors, in the transaction of the change: game sessions end, funds come
 * back, and vendors that can hold limits are handed them. Call it after `applyPlayLimits`, which holds the member's
 * balance.
 */
export async function bindVendors(tx: SiteTransaction, player: Player): Promise<void> {
  const { siteId, memberId, at } = player;
  const isExcluded = (await findExclusion(tx, player)) !== undefined;
  if (isExcluded) await endGameSessions(tx, siteId, { memberId, integrationId: null, reason: 'excluded', at });
  const limits = await listLimitsInForce(tx, player);
  for (const integrationId of await vendorsOf(tx, siteId, memberId)) {
    const integration = await findIntegration(tx, siteId, integrationId);
    const holdsLimits = integration?.settings.holdsLimits === true;
    if (holdsLimits && (await handLimitsOut(tx, { ...player, integrationId })) !== null)
      await dueNow(tx, { ...player, integrationId });
    const isUnheld = !holdsLimits && limits.some(needsVendor);
    if (isUnheld) await endGameSessions(tx, siteId, { memberId, integrationId, reason: 'limited', at });
    if (isExcluded || isUnheld) await orderRecall(tx, siteId, { memberId, integrationId });
  }
}
