import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/**
 * Sums of members' records by day, so that totals and pages of long histories read days instead of rounds. A job adds
 * up what is older than a quarter of an hour; what is younger is read from the ledger itself.
 */
export const memberRecords = { name: '038-member-records', up };

async function up(db: Kysely<unknown>): Promise<void> {
  // Up to which id the days of an account are added up.
  await sql`create table record_progress (
    account_id bigint not null,
    -- Ledger ids below it are in the days.
    until_id bigint not null,
    site_id text collate "C" not null,
    -- IANA name of the zone in which the days are.
    zone text collate "C" not null,
    primary key (site_id, account_id)
  )`.execute(db);
  // What moved a main wallet on a day, by the kind of the transfers.
  await sql`create table record_entry_day (
    account_id bigint not null,
    -- In minor units; both are positive.
    in_minor bigint not null,
    out_minor bigint not null,
    entries integer not null,
    day date not null,
    -- They belong to rounds.
    is_play boolean not null,
    site_id text collate "C" not null,
    kind text collate "C" not null,
    primary key (site_id, account_id, day, is_play, kind)
  )`.execute(db);
  // The rounds that began on a day, with what was bet and won in them until now, by game.
  await sql`create table record_round_day (
    account_id bigint not null,
    -- In minor units, without what was rolled back.
    bet_minor bigint not null,
    win_minor bigint not null,
    rounds integer not null,
    day date not null,
    game_no integer not null,
    site_id text collate "C" not null,
    primary key (site_id, account_id, day, game_no)
  )`.execute(db);
  for (const table of ['record_progress', 'record_entry_day', 'record_round_day']) {
    await guardSiteTable(db, table);
    await sql`grant select on ${sql.table(table)} to marquee_app`.execute(db);
  }
  // Of transfers that are no play: a member has few of them among many bets.
  await sql`create index ledger_transfer_beside_play on ledger_transfer (site_id, account_id, transfer_id)
    where round_id is null`.execute(db);
  const options = JSON.stringify({ policy: 'stately', retryLimit: 0, expireInSeconds: 3_600 });
  await sql`select marquee_jobs.create_queue('add-up-records', ${options}::json)`.execute(db);
}
