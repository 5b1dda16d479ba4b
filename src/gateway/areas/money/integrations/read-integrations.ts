import type { IntegrationHistory, VendorIntegration, VendorIntegrations } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { listIntegrationChanges } from '../repository/integration-change-repository.ts';
import {
  findIntegration,
  type Integration,
  type IntegrationTimes,
  integrationTimes,
  listIntegrations,
} from '../repository/integration-repository.ts';
import { isValidAt, listVendorKeys, type StoredKey } from '../repository/vendor-key-repository.ts';
import type { IntegrationParts } from './integration-parts.ts';

type ReadParts = Pick<IntegrationParts, 'database' | 'catalogueVendors' | 'dialects' | 'clock'>;

/** How many ended keys are shown beside the valid ones. */
const MOST_ENDED = 8;

/** The integrations of a site with metadata of their keys, and the vendors and dialects that a new one can have. */
export async function readIntegrations(
  { database, catalogueVendors, dialects, clock }: ReadParts,
  siteId: string,
): Promise<VendorIntegrations> {
  const catalogued = await catalogueVendors();
  const list = await database.forSite(siteId, (tx) => presentAll(tx, siteId, clock()));
  const known = new Set(list.map(({ integrationId }) => integrationId));
  return {
    list,
    vendors: catalogued.filter((vendor) => !known.has(`${siteId}.${vendor}`)),
    dialects: dialects.all.map(({ name }) => name),
  };
}

/** The changes of an integration. @throws DomainError `not_found`. */
export async function readIntegrationHistory(
  { database }: Pick<ReadParts, 'database'>,
  siteId: string,
  integrationId: string,
): Promise<IntegrationHistory> {
  const rows = await database.forSite(siteId, async (tx) => {
    if ((await findIntegration(tx, siteId, integrationId)) === undefined) throw new DomainError('not_found');
    return listIntegrationChanges(tx, siteId, integrationId);
  });
  return {
    list: rows.map(({ change_id: changeId, key_id, valid_until: validUntil, ...row }) => ({
      ...{ changeId, ...row, keyId: key_id === null ? null : String(key_id), validUntil },
    })),
  };
}

/** One integration as operators see it, within the transaction of a change. */
export async function presentIntegration(
  tx: SiteTransaction,
  siteId: string,
  integrationId: string,
  at: Date,
): Promise<VendorIntegration> {
  const found = (await presentAll(tx, siteId, at)).find((one) => one.integrationId === integrationId);
  if (found === undefined) throw new DomainError('not_found');
  return found;
}

async function presentAll(tx: SiteTransaction, siteId: string, at: Date): Promise<VendorIntegration[]> {
  const times = await integrationTimes(tx, siteId);
  const keys = await listVendorKeys(tx, siteId);
  const integrations = await listIntegrations(tx, siteId);
  return integrations.map((one) => {
    const { integrationId } = one;
    const own = keys.filter((key) => key.integrationId === integrationId);
    return presented(one, times.get(integrationId), shownOf(own, at), at);
  });
}

/** The valid keys, and the newest of the ended ones. */
function shownOf(keys: readonly StoredKey[], at: Date): readonly StoredKey[] {
  const ended = keys.filter((key) => !isValidAt(key, at)).slice(0, MOST_ENDED);
  return keys.filter((key) => isValidAt(key, at) || ended.includes(key));
}

function presented(
  { integrationId, vendor, dialect, wallet, settings, isEnabled, keySealed }: Integration,
  times: IntegrationTimes | undefined,
  keys: readonly StoredKey[],
  at: Date,
): VendorIntegration {
  return {
    ...{ integrationId, vendor, dialect, wallet, settings, isEnabled },
    createdAt: times?.createdAt ?? '',
    reconciledUntil: times?.reconciledUntil ?? null,
    keys: keys.map((key) => ({
      keyId: String(key.keyId),
      createdAt: key.createdAt,
      validUntil: key.validUntil,
      lastUsedAt: key.lastUsedAt,
      isValid: isValidAt(key, at),
      isSigning: key.keySealed === keySealed,
    })),
  };
}
