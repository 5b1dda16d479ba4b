import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, OwnerTransaction } from '../database.ts';
import { type MonthManifest, readManifest, type TableFile, writeManifest, writeTableFile } from './month-files.ts';
import { firstDayOf, MONTH_TABLES, type Month, type MonthTable, partitionOf } from './month-tables.ts';
import { forEachSite } from './sites-of-archive.ts';

const ROWS_AT_ONCE = 5_000;
/** Temporary tables for the rows of open rounds, and for open tickets, whose rounds are open. */
const OPEN = {
  ledger_transfer: 'open_transfer',
  wallet_action_detail: 'open_detail',
  game_round: 'open_round',
  lottery_ticket: 'open_ticket',
} as const;

/**
 * Moves a month from the database into files: `<folder>/<month>/<table>.ndjson.gz` and `manifest.json`. One transaction
 * exports the rows, keeps open rounds with their transfers and tickets (a win may still arrive) and the sums of all
 * other transfers (balances include them), and detaches the partitions. It commits after the files are on disk. During
 * the export the month can be read and only writes to it wait; all calls wait while the partitions are detached. A
 * second transaction drops the detached tables; if the process dies in between, the next call drops them.
 * @returns null if the month has no partitions: it is archived already, or was never created.
 * @throws if a partition has rows of a site that is missing in `site_roll`; the detached table is kept.
 */
export async function archiveMonth(
  database: Pick<Database, 'asOwner'>,
  { folder, month, now }: { readonly folder: string; readonly month: Month; readonly now: Date },
): Promise<MonthManifest | null> {
  const target = join(folder, month);
  const manifest = await database.asOwner(async (tx) => {
    if (!(await hasMonth(tx, month))) return null;
    if (await isDetached(tx, month)) return readManifest(target);
    await mkdir(target, { recursive: true, mode: 0o700 });
    for (const table of MONTH_TABLES)
      await sql`lock table ${sql.table(partitionOf(table, month))} in share row exclusive mode`.execute(tx);
    const files: Array<readonly [MonthTable, TableFile]> = [];
    for (const table of MONTH_TABLES)
      files.push([table, await writeTableFile(target, table, rowsOf(tx, partitionOf(table, month)))]);
    await copyOpenRounds(tx, month);
    await keepSums(tx, month);
    await sql`insert into archived_month (month, archived_at)
      values (${firstDayOf(month)}::date, ${now.toISOString()}::timestamptz)`.execute(tx);
    const tables: MonthManifest['tables'] = Object.fromEntries(files);
    const written: MonthManifest = { month, archivedAt: now.toISOString(), tables };
    await writeManifest(target, written);
    // From here to the commit all calls wait.
    for (const table of MONTH_TABLES)
      await sql`alter table ${sql.table(table)} detach partition ${sql.table(partitionOf(table, month))}`.execute(tx);
    await keepOpenRounds(tx);
    return written;
  });
  if (manifest !== null) await database.asOwner((tx) => dropTables(tx, manifest));
  return manifest;
}

async function hasMonth(tx: OwnerTransaction, month: Month): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass(${`marquee.${partitionOf('ledger_transfer', month)}`}) is not null as is_there`.execute(tx);
  return rows[0]?.is_there ?? false;
}

async function isDetached(tx: OwnerTransaction, month: Month): Promise<boolean> {
  const { rows } = await sql`select from archived_month where month = ${firstDayOf(month)}::date`.execute(tx);
  return rows.length > 0;
}

/** The rows of all sites, site by site: row-level security shows the owner one site at a time. */
async function* rowsOf(tx: OwnerTransaction, partition: string): AsyncIterable<readonly string[]> {
  for await (const _site of forEachSite(tx)) {
    await sql`declare archived no scroll cursor for
      select to_json(t)::text as row from ${sql.table(partition)} t`.execute(tx);
    for (;;) {
      const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from archived`.execute(tx);
      if (rows.length === 0) break;
      yield rows.map(({ row }) => row);
    }
    await sql`close archived`.execute(tx);
  }
}

async function copyOpenRounds(tx: OwnerTransaction, month: Month): Promise<void> {
  for (const [table, aside] of Object.entries(OPEN))
    await sql`create temporary table ${sql.table(aside)} (like ${sql.table(table)}) on commit drop`.execute(tx);
  const partition = (table: MonthTable) => sql.table(partitionOf(table, month));
  for await (const _site of forEachSite(tx)) {
    await sql`insert into open_round
      select r.* from ${partition('game_round')} r where r.closed_at is null`.execute(tx);
    await sql`insert into open_transfer
      select t.* from ${partition('ledger_transfer')} t
        join open_round r on r.site_id = t.site_id and r.account_id = t.account_id and r.round_id = t.round_id`.execute(
      tx,
    );
    await sql`insert into open_detail
      select d.* from ${partition('wallet_action_detail')} d join open_transfer t
        on t.site_id = d.site_id and t.account_id = d.account_id and t.transfer_id = d.transfer_id`.execute(tx);
    await sql`insert into open_ticket
      select t.* from ${partition('lottery_ticket')} t where t.status = 'open'`.execute(tx);
  }
}

/** Stores what the archived transfers moved, on both sides. */
async function keepSums(tx: OwnerTransaction, month: Month): Promise<void> {
  for await (const _site of forEachSite(tx))
    await sql`insert into archived_sum (site_id, account_id, month, amount)
      select site_id, account_id, ${firstDayOf(month)}::date, sum(amount) from (
        select site_id, account_id, amount from ${sql.table(partitionOf('ledger_transfer', month))}
        union all select site_id, counter_id, -amount from ${sql.table(partitionOf('ledger_transfer', month))}
        union all select site_id, account_id, -amount from open_transfer
          where site_id = current_setting('marquee.site_id')
        union all select site_id, counter_id, amount from open_transfer
          where site_id = current_setting('marquee.site_id')
      ) moved group by site_id, account_id having sum(amount) <> 0`.execute(tx);
}

/** Drops the detached tables if the files have all of their rows. */
async function dropTables(tx: OwnerTransaction, { month, tables }: MonthManifest): Promise<void> {
  for (const table of MONTH_TABLES) {
    const written = tables[table]?.rows;
    // A table that was not kept by month then has no partition of that month.
    if (written === undefined) continue;
    const name = partitionOf(table, month);
    await sql`alter table ${sql.table(name)} no force row level security`.execute(tx);
    const { rows } = await sql<{ count: string }>`select count(*)::text as count from ${sql.table(name)}`.execute(tx);
    const count = Number(rows[0]?.count);
    if (count !== written)
      throw new Error(`${name} has ${count} rows, and its file ${written}: a site is missing in site_roll`);
    await sql`drop table ${sql.table(name)}`.execute(tx);
  }
}

async function keepOpenRounds(tx: OwnerTransaction): Promise<void> {
  for await (const site of forEachSite(tx))
    for (const [table, aside] of Object.entries(OPEN))
      await sql`insert into ${sql.table(table)} select * from ${sql.table(aside)} where site_id = ${site}`.execute(tx);
}
