import { randomBytes } from 'node:crypto';
import type { NewIntegration, VendorKeyMade } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { noteIntegrationChange } from '../repository/integration-change-repository.ts';
import { insertIntegration } from '../repository/integration-repository.ts';
import { insertVendorKey } from '../repository/vendor-key-repository.ts';
import type { IntegrationParts } from './integration-parts.ts';
import { presentIntegration } from './read-integrations.ts';

const KEY_BYTES = 32;

/** Returns a new key: 256 random bits in hex. The bytes of the text sign. */
export function newVendorKey(): string {
  return randomBytes(KEY_BYTES).toString('hex');
}

/**
 * Creates an enabled integration with a vendor of the catalogue, and its key, which only this answer contains.
 * @param operator the account that is put on record.
 * @throws DomainError `invalid_request` naming the field, `integration_exists` naming `vendor`.
 */
export async function createIntegration(
  { database, keys, integrations, dialects, catalogueVendors, clock }: IntegrationParts,
  siteId: string,
  { vendor, dialect, wallet, settings }: NewIntegration,
  operator: string,
): Promise<VendorKeyMade> {
  if (!(await catalogueVendors()).includes(vendor))
    throw new DomainError('invalid_request', { fields: { vendor: 'not_allowed_value' } });
  if (!dialects.all.some(({ name }) => name === dialect))
    throw new DomainError('invalid_request', { fields: { dialect: 'not_allowed_value' } });
  // Money moves to and from such a wallet by calls to the vendor's server.
  if (wallet === 'transfer' && settings.serverUrl === undefined)
    throw new DomainError('invalid_request', { fields: { 'settings.serverUrl': 'required' } });
  const integrationId = `${siteId}.${vendor}`;
  const key = newVendorKey();
  const keySealed = await keys.seal(integrationId, key);
  const now = clock();
  const at = now.toISOString();
  const made = await database.forSite(siteId, async (tx) => {
    const asked = { integrationId, vendor, dialect, wallet, settings, isEnabled: true, createdAt: at };
    if (!(await insertIntegration(tx, siteId, asked)))
      throw new DomainError('integration_exists', { fields: { vendor: 'taken' } });
    const keyId = await insertVendorKey(tx, siteId, { integrationId, keySealed, at });
    const change = { integrationId, what: 'created', keyId, validUntil: null, reason: null } as const;
    await noteIntegrationChange(tx, siteId, change, { operator, at: now });
    return { keyId: String(keyId), key, integration: await presentIntegration(tx, siteId, integrationId, now) };
  });
  integrations.forget(siteId);
  return made;
}
