import { type Kysely, sql } from 'kysely';

/**
 * Puts a table of sites behind the guard: every statement, also the owner's, sees and writes rows of the transaction's
 * site only, and none where no site is set.
 */
export async function guardSiteTable(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.table(table);
  await sql`alter table ${name} enable row level security`.execute(db);
  await sql`alter table ${name} force row level security`.execute(db);
  await sql`create policy own_site_only on ${name}
    using (site_id = current_setting('marquee.site_id', true))
    with check (site_id = current_setting('marquee.site_id', true))`.execute(db);
}
