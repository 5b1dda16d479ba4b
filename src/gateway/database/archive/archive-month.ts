import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, OwnerTransaction } from '../database.ts';
import { type MonthManifest, type TableFile, writeManifest, writeTableFile } from './month-files.ts';
import { firstDayOf, MONTH_TABLES, type Month, type MonthTable, partitionOf } from './month-tables.ts';

const ROWS_AT_ONCE = 5_000;

/**
 * Moves a month from the database into files: `<folder>/<month>/<table>.ndjson.gz` and `manifest.json`. In one
 * transaction, which commits after the files are on disk. Open rounds stay, with their transfers, since a win may still
 * come; and so do the sums of what goes, since balances are made of them.
 * @returns null where the month has no partitions: it was archived, or never made.
 */
export async function archiveMonth(
  database: Pick<Database, 'asOwner'>,
  { folder, month, now }: { readonly folder: string; readonly month: Month; readonly now: Date },
): Promise<MonthManifest | null> {
  const target = join(folder, month);
  return database.asOwner(async (tx) => {
    if (!(await hasMonth(tx, month))) return null;
    await mkdir(target, { recursive: true, mode: 0o700 });
    await openToOwner(tx, month);
    const files: Array<readonly [MonthTable, TableFile]> = [];
    for (const table of MONTH_TABLES)
      files.push([table, await writeTableFile(target, table, rowsOf(tx, partitionOf(table, month)))]);
    const tables = Object.fromEntries(files) as MonthManifest['tables'];
    const manifest: MonthManifest = { month, archivedAt: now.toISOString(), tables };
    await detach(tx, month);
    await keepSums(tx, month);
    await keepOpenRounds(tx, month);
    for (const table of MONTH_TABLES) await sql`drop table ${sql.table(partitionOf(table, month))}`.execute(tx);
    await guard(tx);
    await sql`insert into archived_month (month, archived_at)
      values (${firstDayOf(month)}::date, ${now.toISOString()}::timestamptz)`.execute(tx);
    // The last thing before the commit: a month with a manifest that is still in the database is only archived again.
    await writeManifest(target, manifest);
    return manifest;
  });
}

async function hasMonth(tx: OwnerTransaction, month: Month): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass(${`marquee.${partitionOf('ledger_transfer', month)}`}) is not null as is_there`.execute(tx);
  return rows[0]?.is_there ?? false;
}

/** Row-level security would show the owner no site's rows. Whoever writes to the month waits for this transaction. */
async function openToOwner(tx: OwnerTransaction, month: Month): Promise<void> {
  for (const table of MONTH_TABLES) {
    await sql`alter table ${sql.table(partitionOf(table, month))} no force row level security`.execute(tx);
    await sql`alter table ${sql.table(`${table}_other`)} no force row level security`.execute(tx);
  }
  await sql`alter table archived_sum no force row level security`.execute(tx);
}

async function guard(tx: OwnerTransaction): Promise<void> {
  for (const table of MONTH_TABLES)
    await sql`alter table ${sql.table(`${table}_other`)} force row level security`.execute(tx);
  await sql`alter table archived_sum force row level security`.execute(tx);
}

async function* rowsOf(tx: OwnerTransaction, partition: string): AsyncIterable<readonly string[]> {
  await sql`declare archived no scroll cursor for select to_json(t)::text as row from ${sql.table(partition)} t`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from archived`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close archived`.execute(tx);
}

async function detach(tx: OwnerTransaction, month: Month): Promise<void> {
  for (const table of MONTH_TABLES)
    await sql`alter table ${sql.table(table)} detach partition ${sql.table(partitionOf(table, month))}`.execute(tx);
}

/** Of everything that goes, on both sides. */
async function keepSums(tx: OwnerTransaction, month: Month): Promise<void> {
  const gone = sql`select t.* from ${sql.table(partitionOf('ledger_transfer', month))} t where not ${isOpen(month)}`;
  await sql`insert into archived_sum (site_id, account_id, month, amount)
    select site_id, account_id, ${firstDayOf(month)}::date, sum(amount) from (
      select site_id, account_id, amount from (${gone}) one
      union all select site_id, counter_id, -amount from (${gone}) other
    ) moved group by site_id, account_id having sum(amount) <> 0`.execute(tx);
}

async function keepOpenRounds(tx: OwnerTransaction, month: Month): Promise<void> {
  await sql`insert into ledger_transfer_other
    select t.* from ${sql.table(partitionOf('ledger_transfer', month))} t where ${isOpen(month)}`.execute(tx);
  await sql`insert into wallet_action_detail_other
    select d.* from ${sql.table(partitionOf('wallet_action_detail', month))} d
      join ledger_transfer_other t on t.site_id = d.site_id and t.account_id = d.account_id and t.transfer_id = d.transfer_id`.execute(
    tx,
  );
  await sql`insert into game_round_other
    select r.* from ${sql.table(partitionOf('game_round', month))} r where r.closed_at is null`.execute(tx);
}

/** Whether a transfer `t` is an action of a round of the month that is open. */
const isOpen = (month: Month) => sql`exists (
  select from ${sql.table(partitionOf('game_round', month))} r
  where r.site_id = t.site_id and r.account_id = t.account_id and r.round_id = t.round_id and r.closed_at is null)`;
