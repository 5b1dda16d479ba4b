import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, OwnerTransaction } from '../database.ts';
import { type MonthManifest, readManifest, readTableFile } from './month-files.ts';
import { firstDayOf, MONTH_TABLES, type Month, partitionOf } from './month-tables.ts';

/**
 * Brings an archived month back into the database from its files, in one transaction. Rounds that stayed because they
 * were open keep what happened to them since.
 * @returns null where the month is not archived.
 * @throws where a file is missing or does not hold what the manifest says; the database stays as it was.
 */
export async function restoreMonth(
  database: Pick<Database, 'asOwner'>,
  { folder, month }: { readonly folder: string; readonly month: Month },
): Promise<MonthManifest | null> {
  return database.asOwner(async (tx) => {
    const { numAffectedRows } = await sql`delete from archived_month where month = ${firstDayOf(month)}::date`.execute(
      tx,
    );
    if (numAffectedRows !== 1n) return null;
    const source = join(folder, month);
    const manifest = await readManifest(source);
    for (const table of MONTH_TABLES) {
      const partition = partitionOf(table, month);
      await sql`select make_month(${table}, ${firstDayOf(month)}::date)`.execute(tx);
      await sql`alter table ${sql.table(partition)} no force row level security`.execute(tx);
      for await (const rows of readTableFile(source, table, manifest.tables[table])) await load(tx, partition, rows);
      await sql`alter table ${sql.table(partition)} force row level security`.execute(tx);
    }
    await sql`alter table archived_sum no force row level security`.execute(tx);
    await sql`delete from archived_sum where month = ${firstDayOf(month)}::date`.execute(tx);
    await sql`alter table archived_sum force row level security`.execute(tx);
    return manifest;
  });
}

/** The rows pass as text, since a number of JavaScript may lose digits. */
async function load(tx: OwnerTransaction, partition: string, rows: readonly string[]): Promise<void> {
  await sql`insert into ${sql.table(partition)}
    select (json_populate_record(null::${sql.table(partition)}, line::json)).*
    from unnest(${[...rows]}::text[]) as line on conflict do nothing`.execute(tx);
}
