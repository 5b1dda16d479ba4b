import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** The VIP levels of members, and how far the rebates of ended periods are paid. */
export const vipAndRebate = { name: '052-vip-and-rebate', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table vip_standing (
    site_id text collate "C" not null,
    -- The ids of a member's records below it are counted.
    counted_to bigint not null,
    reached_at timestamptz not null,
    -- From 1.
    level integer not null check (level > 0),
    member_id text collate "C" not null,
    -- The last month whose bonus was looked at, e.g. 2026-03; null before the first.
    month text collate "C",
    primary key (site_id, member_id)
  )`.execute(db);
  await sql`create index vip_standing_by_month on vip_standing (site_id, month, level)`.execute(db);
  await guardSiteTable(db, 'vip_standing');
  await sql`create table rebate_payment (
    site_id text collate "C" not null,
    -- Accounts up to it are paid.
    after_account bigint not null default 0,
    -- Null while some are not.
    done_at timestamptz,
    -- The first and the last day of the period.
    first date not null,
    last date not null,
    primary key (site_id, first)
  )`.execute(db);
  await guardSiteTable(db, 'rebate_payment');
  await sql`grant select, insert, update on vip_standing, rebate_payment to marquee_app`.execute(db);

  const options = JSON.stringify({ policy: 'stately', retryLimit: 0, expireInSeconds: 900 });
  await sql`select marquee_jobs.create_queue('count-vip', ${options}::json)`.execute(db);
  await sql`select marquee_jobs.create_queue('pay-rebates', ${options}::json)`.execute(db);
}
