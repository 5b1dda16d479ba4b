import type { RotateVendorKey, VendorIntegration, VendorKeyMade } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { noteIntegrationChange } from '../repository/integration-change-repository.ts';
import { holdIntegration } from '../repository/integration-repository.ts';
import {
  insertVendorKey,
  isValidAt,
  limitVendorKey,
  listVendorKeys,
  type StoredKey,
} from '../repository/vendor-key-repository.ts';
import { newVendorKey } from './create-integration.ts';
import type { ChangedIntegration, IntegrationParts } from './integration-parts.ts';
import { presentIntegration } from './read-integrations.ts';

const HOUR_MS = 60 * 60_000;
/** With more it would be unclear which key a vendor signs with. */
const MOST_VALID = 2;

/**
 * Creates another key, which only this answer contains. The old key stays valid for the given hours, so that the vendor
 * can switch; 0 hours end it immediately, for a leaked key.
 * @throws DomainError `not_found`, `vendor_keys_full` where two keys are valid already.
 */
export async function rotateVendorKey(
  { database, keys, integrations, clock }: IntegrationParts,
  { siteId, integrationId, operator }: ChangedIntegration,
  { oldKeyHours, reason }: RotateVendorKey,
): Promise<VendorKeyMade> {
  const key = newVendorKey();
  const keySealed = await keys.seal(integrationId, key);
  const now = clock();
  const at = now.toISOString();
  const made = await database.forSite(siteId, async (tx) => {
    const valid = await holdValidKeys(tx, siteId, integrationId, now);
    if (valid.length >= MOST_VALID) throw new DomainError('vendor_keys_full');
    const validUntil = new Date(now.getTime() + oldKeyHours * HOUR_MS).toISOString();
    for (const { keyId } of valid) await limitVendorKey(tx, siteId, { integrationId, keyId, validUntil });
    const keyId = await insertVendorKey(tx, siteId, { integrationId, keySealed, at });
    const change = { integrationId, what: 'keyRotated', keyId, validUntil, reason } as const;
    await noteIntegrationChange(tx, siteId, change, { operator, at: now });
    return { keyId: String(keyId), key, integration: await presentIntegration(tx, siteId, integrationId, now) };
  });
  integrations.forget(siteId);
  return made;
}

/**
 * Ends a key immediately. The remaining key gets no end date.
 * @throws DomainError `not_found` where there is no valid key of the number, `last_vendor_key` where it is the only
 *   one.
 */
export async function endVendorKey(
  { database, integrations, clock }: IntegrationParts,
  { siteId, integrationId, operator }: ChangedIntegration,
  { keyId: wanted, reason }: { readonly keyId: string; readonly reason: string },
): Promise<VendorIntegration> {
  const now = clock();
  const ended = await database.forSite(siteId, async (tx) => {
    const valid = await holdValidKeys(tx, siteId, integrationId, now);
    const keyId = Number(wanted);
    if (!valid.some((key) => key.keyId === keyId)) throw new DomainError('not_found');
    if (valid.length === 1) throw new DomainError('last_vendor_key');
    for (const key of valid) {
      const validUntil = key.keyId === keyId ? now.toISOString() : null;
      await limitVendorKey(tx, siteId, { integrationId, keyId: key.keyId, validUntil });
    }
    const change = { integrationId, what: 'keyEnded', keyId, validUntil: null, reason } as const;
    await noteIntegrationChange(tx, siteId, change, { operator, at: now });
    return presentIntegration(tx, siteId, integrationId, now);
  });
  integrations.forget(siteId);
  return ended;
}

/** Locks an integration and returns its valid keys. @throws DomainError `not_found`. */
async function holdValidKeys(
  tx: SiteTransaction,
  siteId: string,
  integrationId: string,
  at: Date,
): Promise<readonly StoredKey[]> {
  if ((await holdIntegration(tx, siteId, integrationId)) === undefined) throw new DomainError('not_found');
  return (await listVendorKeys(tx, siteId, integrationId)).filter((key) => isValidAt(key, at));
}
