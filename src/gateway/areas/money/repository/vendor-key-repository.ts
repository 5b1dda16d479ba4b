import type { SiteTransaction } from '#gateway/database/database.ts';

/** A key of an integration as it is stored. */
export interface StoredKey {
  readonly integrationId: string;
  /** 1, 2, … within the integration. */
  readonly keyId: number;
  readonly keySealed: string;
  readonly createdAt: string;
  /** Null while no other key replaces it. */
  readonly validUntil: string | null;
  /** Null if the vendor never signed with it. */
  readonly lastUsedAt: string | null;
}

/** Whether a key is valid at a time. */
export function isValidAt({ validUntil }: Pick<StoredKey, 'validUntil'>, at: Date): boolean {
  return validUntil === null || Date.parse(validUntil) > at.getTime();
}

/** The keys of a site's integrations, or of one of them, the newest first. Ended ones are among them. */
export async function listVendorKeys(
  tx: SiteTransaction,
  siteId: string,
  integrationId?: string,
): Promise<readonly StoredKey[]> {
  return tx
    .selectFrom('vendor_key')
    .select([
      ...(['integration_id as integrationId', 'key_id as keyId', 'key_sealed as keySealed'] as const),
      ...(['created_at as createdAt', 'valid_until as validUntil', 'last_used_at as lastUsedAt'] as const),
    ])
    .where('site_id', '=', siteId)
    .$if(integrationId !== undefined, (query) => query.where('integration_id', '=', integrationId ?? ''))
    .orderBy('integration_id')
    .orderBy('key_id', 'desc')
    .execute();
}

interface NewKey {
  readonly integrationId: string;
  readonly keySealed: string;
  /** RFC 3339. */
  readonly at: string;
}

/** Stores a further key. The integration is locked, so that numbers are given once. @returns its number. */
export async function insertVendorKey(
  tx: SiteTransaction,
  siteId: string,
  { integrationId, keySealed, at }: NewKey,
): Promise<number> {
  const [newest] = await listVendorKeys(tx, siteId, integrationId);
  const keyId = (newest?.keyId ?? 0) + 1;
  await tx
    .insertInto('vendor_key')
    .values({ site_id: siteId, integration_id: integrationId, key_id: keyId, key_sealed: keySealed, created_at: at })
    .execute();
  return keyId;
}

/** Stores a key and ends all other keys of the integration. */
export async function replaceVendorKeys(tx: SiteTransaction, siteId: string, key: NewKey): Promise<void> {
  const keyId = await insertVendorKey(tx, siteId, key);
  await tx
    .updateTable('vendor_key')
    .set({ valid_until: key.at })
    .where('site_id', '=', siteId)
    .where('integration_id', '=', key.integrationId)
    .where('key_id', '<', keyId)
    .where((of) => of.or([of('valid_until', 'is', null), of('valid_until', '>', key.at)]))
    .execute();
}

/** Sets the end of a key's validity; null for no end. */
export async function limitVendorKey(
  tx: SiteTransaction,
  siteId: string,
  { integrationId, keyId, validUntil }: Pick<StoredKey, 'integrationId' | 'keyId' | 'validUntil'>,
): Promise<void> {
  await tx
    .updateTable('vendor_key')
    .set({ valid_until: validUntil })
    .where('site_id', '=', siteId)
    .where('integration_id', '=', integrationId)
    .where('key_id', '=', keyId)
    .execute();
}

/** Notes that a vendor signed with a key, unless a process did so less than `everyMs` ago. */
export async function noteVendorKeyUse(
  tx: SiteTransaction,
  siteId: string,
  {
    integrationId,
    keyId,
    at,
    everyMs,
  }: Pick<StoredKey, 'integrationId' | 'keyId'> & { readonly at: Date; readonly everyMs: number },
): Promise<void> {
  const before = new Date(at.getTime() - everyMs).toISOString();
  await tx
    .updateTable('vendor_key')
    .set({ last_used_at: at.toISOString() })
    .where('site_id', '=', siteId)
    .where('integration_id', '=', integrationId)
    .where('key_id', '=', keyId)
    .where((of) => of.or([of('last_used_at', 'is', null), of('last_used_at', '<=', before)]))
    .execute();
}
