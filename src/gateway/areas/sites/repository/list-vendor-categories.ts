import type { TenantDatabase } from '#gateway/database/database.ts';

/**
 * The categories in which each of the catalogue's vendors has games, by code: what documents may name as a vendor and
 * offer.
 */
export async function listVendorCategories(
  database: Pick<TenantDatabase, 'forPlatform'>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await database.forPlatform((tx) =>
    tx.selectFrom('catalogue_vendor').select(['vassalage', 'categories']).execute(),
  );
  return new Map(rows.map(({ vassalage, categories }) => [vassalage, categories]));
}
