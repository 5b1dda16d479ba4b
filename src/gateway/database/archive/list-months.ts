import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Month } from './month-tables.ts';

/** The months whose partitions are in the database, and those that are in files; the oldest first. */
export async function listMonths(
  database: Pick<Database, 'asOwner'>,
): Promise<{ readonly stored: Month[]; readonly archived: Month[] }> {
  return database.asOwner(async (tx) => {
    const stored = await sql<{ month: string }>`
      select replace(right(c.relname, 7), '_', '-') as month from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'marquee.ledger_transfer'::regclass and c.relname ~ '_[0-9]{4}_[0-9]{2}$' order by 1`.execute(
      tx,
    );
    const archived = await sql<{ month: string }>`
      select to_char(month, 'YYYY-MM') as month from archived_month order by 1`.execute(tx);
    return { stored: stored.rows.map(({ month }) => month), archived: archived.rows.map(({ month }) => month) };
  });
}
