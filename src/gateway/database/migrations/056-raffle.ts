import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Raffles: a draw for each period, the tickets that members have in it, and the numbers that won. */
export const raffle = { name: '056-raffle', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table raffle (
    site_id text collate "C" not null,
    -- Accounts up to it have the tickets that they earned.
    after_account bigint not null default 0,
    -- Null while some have not.
    done_at timestamptz,
    drawn_at timestamptz,
    -- The first and the last day of the period.
    first date not null,
    last date not null,
    -- Tickets have the numbers from 1 up to it.
    issued integer not null default 0 check (issued >= 0),
    -- 32 bytes in hexadecimal digits; null before the draw.
    seed text collate "C" check (seed ~ '^[0-9a-f]{64}$'),
    primary key (site_id, first),
    check ((drawn_at is null) = (seed is null))
  )`.execute(db);
  await sql`create table raffle_ticket (
    site_id text collate "C" not null,
    issued_at timestamptz not null,
    first date not null,
    from_number integer not null check (from_number > 0),
    to_number integer not null check (to_number >= from_number),
    member_id text collate "C" not null,
    primary key (site_id, first, from_number),
    foreign key (site_id, first) references raffle (site_id, first)
  )`.execute(db);
  await sql`create index raffle_ticket_by_member on raffle_ticket (site_id, member_id, first)`.execute(db);
  await sql`create table raffle_winner (
    site_id text collate "C" not null,
    reward_id bigint not null,
    first date not null,
    -- The place in the draw, from 1, and the number that was drawn.
    place integer not null check (place > 0),
    number integer not null check (number > 0),
    primary key (site_id, first, place),
    unique (site_id, first, number),
    foreign key (site_id, first) references raffle (site_id, first),
    foreign key (site_id, reward_id) references reward (site_id, reward_id)
  )`.execute(db);
  for (const table of ['raffle', 'raffle_ticket', 'raffle_winner']) await guardSiteTable(db, table);
  await sql`grant select, insert, update on raffle to marquee_app`.execute(db);
  await sql`grant select, insert on raffle_ticket, raffle_winner to marquee_app`.execute(db);

  const options = JSON.stringify({ policy: 'stately', retryLimit: 0, expireInSeconds: 900 });
  await sql`select marquee_jobs.create_queue('draw-raffles', ${options}::json)`.execute(db);
}
