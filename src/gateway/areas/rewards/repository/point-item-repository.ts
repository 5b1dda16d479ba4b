import { type Insertable, type Selectable, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PointItemTable } from '#gateway/database/schema/points-schema.ts';

/** An item of the points mall as it is stored. */
export type PointItemRow = Readonly<Selectable<PointItemTable>>;

type ItemValues = Omit<Insertable<PointItemTable>, 'site_id' | 'item_id' | 'taken'>;

/** All items of a site, in their order. */
export async function listItems(
  tx: SiteTransaction,
  siteId: string,
  { isShownOnly }: { readonly isShownOnly: boolean },
): Promise<readonly PointItemRow[]> {
  const all = tx
    .selectFrom('point_item')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('item_id');
  return (isShownOnly ? all.where('state', '=', 'shown') : all).execute();
}

/** One item; others who would take pieces of it wait for the end of the transaction. */
export async function holdItem(tx: SiteTransaction, siteId: string, itemId: string): Promise<PointItemRow | undefined> {
  return tx
    .selectFrom('point_item')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('item_id', '=', itemId)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds an item. */
export async function insertItem(tx: SiteTransaction, siteId: string, item: ItemValues): Promise<PointItemRow> {
  return tx
    .insertInto('point_item')
    .values({ site_id: siteId, ...item })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes an item that the transaction holds. */
export async function changeItem(
  tx: SiteTransaction,
  siteId: string,
  itemId: string,
  item: ItemValues,
): Promise<PointItemRow> {
  return tx
    .updateTable('point_item')
    .set(item)
    .where('site_id', '=', siteId)
    .where('item_id', '=', itemId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes pieces of an item that the transaction holds, or gives them back: a negative count. */
export async function takePieces(
  tx: SiteTransaction,
  siteId: string,
  { itemId, count }: { readonly itemId: string; readonly count: number },
): Promise<void> {
  await tx
    .updateTable('point_item')
    .set({ taken: sql<number>`taken + ${count}::integer` })
    .where('site_id', '=', siteId)
    .where('item_id', '=', itemId)
    .execute();
}
