import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, OwnerTransaction } from '../database.ts';
import { type MonthManifest, readManifest, readTableFile } from './month-files.ts';
import { firstDayOf, MONTH_TABLES, type Month, type MonthTable, partitionOf } from './month-tables.ts';
import { forEachSite } from './sites-of-archive.ts';

/** The columns of the primary keys. */
const KEYS: Readonly<Record<MonthTable, readonly string[]>> = {
  ledger_transfer: ['site_id', 'account_id', 'transfer_id'],
  wallet_action_detail: ['site_id', 'account_id', 'transfer_id'],
  game_round: ['site_id', 'account_id', 'round_id'],
  vendor_call: ['site_id', 'call_id'],
  significant_event: ['site_id', 'event_id'],
  lottery_ticket: ['site_id', 'ticket_id'],
};

/**
 * Restores an archived month from its files, in one transaction. The rows are loaded into standalone tables, which are
 * attached as partitions at the end, so that calls do not wait for the load. Rounds that stayed open keep their later
 * changes.
 * @returns null if the month is not archived.
 * @throws if a file is missing or differs from the manifest; the database is unchanged then.
 */
export async function restoreMonth(
  database: Pick<Database, 'asOwner'>,
  { folder, month }: { readonly folder: string; readonly month: Month },
): Promise<MonthManifest | null> {
  return database.asOwner(async (tx) => {
    const { numAffectedRows } = await sql`
      delete from archived_month where month = ${firstDayOf(month)}::date`.execute(tx);
    if (numAffectedRows !== 1n) return null;
    const source = join(folder, month);
    const manifest = await readManifest(source);
    const loaded: MonthTable[] = [];
    for (const table of MONTH_TABLES) {
      const partition = partitionOf(table, month);
      const file = manifest.tables[table];
      // A table that is kept by month since then has no file: `make_month` makes its partition.
      if (file === undefined) continue;
      loaded.push(table);
      await sql`create table ${sql.table(partition)} (like ${sql.table(table)} including all)`.execute(tx);
      for await (const rows of readTableFile(source, table, file)) await load(tx, partition, rows);
    }
    for await (const site of forEachSite(tx)) {
      await sql`delete from archived_sum where site_id = ${site} and month = ${firstDayOf(month)}::date`.execute(tx);
      for (const table of loaded) await deleteRowsThatStayed(tx, table, month);
    }
    for (const table of MONTH_TABLES) await sql`select make_month(${table}, ${firstDayOf(month)}::date)`.execute(tx);
    return manifest;
  });
}

/** The rows pass as text, since a number of JavaScript may lose digits. */
async function load(tx: OwnerTransaction, partition: string, rows: readonly string[]): Promise<void> {
  await sql`insert into ${sql.table(partition)}
    select (json_populate_record(null::${sql.table(partition)}, line::json)).*
    from unnest(${[...rows]}::text[]) as line`.execute(tx);
}

async function deleteRowsThatStayed(tx: OwnerTransaction, table: MonthTable, month: Month): Promise<void> {
  const same = KEYS[table].map((column) => sql`restored.${sql.ref(column)} = stayed.${sql.ref(column)}`);
  await sql`delete from ${sql.table(partitionOf(table, month))} restored using ${sql.table(`${table}_other`)} stayed
    where ${sql.join(same, sql` and `)}`.execute(tx);
}
