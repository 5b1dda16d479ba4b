import type { TenantDatabase } from '#gateway/database/database.ts';

/** The codes of the catalogue's vendors: what documents may name as a vendor. */
export async function listVendorCodes(database: Pick<TenantDatabase, 'forPlatform'>): Promise<ReadonlySet<string>> {
  const rows = await database.forPlatform((tx) => tx.selectFrom('catalogue_vendor').select('vassalage').execute());
  return new Set(rows.map(({ vassalage }) => vassalage));
}
