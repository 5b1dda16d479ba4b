import { type ListedSlot, listedSlots } from '#catalogue/listed-slots.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';

/** The catalogue's slots, which documents may give free spins of. */
export async function listSlots(
  database: Pick<TenantDatabase, 'forPlatform'>,
): Promise<ReadonlyMap<string, ListedSlot>> {
  const rows = await database.forPlatform((tx) =>
    tx
      .selectFrom('catalogue_game')
      .select([
        'vassalage',
        'game_code as gameCode',
        'game_name as gameName',
        'game_type as gameType',
        'is_game as isGame',
      ])
      .execute(),
  );
  return listedSlots(rows);
}
