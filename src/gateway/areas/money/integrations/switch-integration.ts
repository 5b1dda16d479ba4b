import type { EnableIntegration, VendorIntegration } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { noteIntegrationChange } from '../repository/integration-change-repository.ts';
import { enableIntegration, holdIntegration } from '../repository/integration-repository.ts';
import { endSessionsAtVendor } from '../repository/session-end-repository.ts';
import type { ChangedIntegration, IntegrationParts } from './integration-parts.ts';
import { presentIntegration } from './read-integrations.ts';

/**
 * Switches an integration off or on. Off, it takes no new bets, no game of it starts and its sessions end; what has
 * been bet is still settled. Switching to the present state changes nothing and is not put on record.
 * @throws DomainError `not_found`.
 */
export async function switchIntegration(
  { database, integrations, holdVendors, clock }: IntegrationParts,
  { siteId, integrationId, operator }: ChangedIntegration,
  { isEnabled, reason }: EnableIntegration,
): Promise<VendorIntegration> {
  const at = clock();
  const switched = await database.forSite(siteId, async (tx) => {
    const held = await holdIntegration(tx, siteId, integrationId);
    if (held === undefined) throw new DomainError('not_found');
    if (held.isEnabled !== isEnabled) {
      await enableIntegration(tx, siteId, { integrationId, isEnabled });
      if (!isEnabled) await endSessionsAtVendor(tx, siteId, { integrationId, at });
      const what = isEnabled ? 'switchedOn' : 'switchedOff';
      const change = { integrationId, what, keyId: null, validUntil: null, reason } as const;
      await noteIntegrationChange(tx, siteId, change, { operator, at });
    }
    return presentIntegration(tx, siteId, integrationId, at);
  });
  integrations.forget(siteId);
  if (!isEnabled) holdVendors(siteId);
  return switched;
}
