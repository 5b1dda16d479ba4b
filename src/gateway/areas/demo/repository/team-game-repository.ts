import type { SiteTransaction } from '#gateway/database/database.ts';

/** The codes of a vendor's slots, in the order of the catalogue. @param most at most. */
export async function slotsOfVendor(tx: SiteTransaction, vendor: string, most: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('catalogue_game')
    .select('game_code')
    .where('vassalage', '=', vendor)
    .where('game_type', '=', 'RNG')
    .where('is_game', '=', 'GAME')
    .orderBy('position')
    .limit(most)
    .execute();
  return rows.map(({ game_code }) => game_code);
}
