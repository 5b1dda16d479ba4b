import { sql } from 'kysely';
import type { OwnerTransaction } from '../database.ts';

/** Sets each site of `site_roll` in the transaction, one after the other, and none at the end. */
export async function* forEachSite(tx: OwnerTransaction): AsyncIterable<string> {
  const { rows } = await sql<{ site_id: string }>`select site_id from site_roll order by site_id`.execute(tx);
  for (const { site_id } of rows) {
    await sql`select set_config('marquee.site_id', ${site_id}, true)`.execute(tx);
    yield site_id;
  }
  await sql`select set_config('marquee.site_id', '', true)`.execute(tx);
}
