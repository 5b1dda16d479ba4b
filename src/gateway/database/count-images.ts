import { sql } from 'kysely';
import type { SiteTransaction } from './database.ts';

/** The tables of members' images. */
type ImageTable = 'chat_image' | 'payment_image' | 'promotion_image';

/** How many images of a member were stored since a time. */
export async function countImages(
  tx: SiteTransaction,
  siteId: string,
  { table, memberId, since }: { readonly table: ImageTable; readonly memberId: string; readonly since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)}
    where site_id = ${siteId} and member_id = ${memberId} and created_at > ${since.toISOString()}::timestamptz`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
