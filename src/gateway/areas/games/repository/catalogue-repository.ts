import type { PlatformTransaction } from '#gateway/database/database.ts';

/** The version of the catalogue that the database holds; undefined while it is empty. */
export async function readCatalogueVersion(tx: PlatformTransaction): Promise<string | undefined> {
  const row = await tx.selectFrom('catalogue_version').select(['version', 'checksum']).executeTakeFirst();
  return row && `${row.version}-${row.checksum}`;
}

/** Every game, each category in its order. */
export async function listCatalogueGames(tx: PlatformTransaction) {
  return tx
    .selectFrom('catalogue_game')
    .selectAll()
    .orderBy('game_category')
    .orderBy('position')
    .orderBy('node_id')
    .execute();
}

/** Every vendor in order. */
export async function listCatalogueVendors(tx: PlatformTransaction) {
  return tx.selectFrom('catalogue_vendor').selectAll().orderBy('position').orderBy('vassalage').execute();
}

export type CatalogueGameRow = Awaited<ReturnType<typeof listCatalogueGames>>[number];
export type CatalogueVendorRow = Awaited<ReturnType<typeof listCatalogueVendors>>[number];
