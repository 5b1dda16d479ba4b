import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Tickets of the lotteries, and what the numbers of each draw may have to pay. */
export const lotteryTickets = { name: '043-lottery-tickets', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table lottery_ticket (
    site_id text collate "C" not null,
    -- The transfer of its bet.
    ticket_id bigint not null,
    member_id text collate "C" not null,
    integration_id text collate "C" not null,
    game_code text collate "C" not null,
    issue text collate "C" not null,
    draws_at timestamptz not null,
    closes_at timestamptz not null,
    status text collate "C" not null default 'open' check (status in ('open', 'won', 'lost', 'cancelled')),
    currency text collate "C" not null,
    stake_minor bigint not null check (stake_minor > 0),
    win_minor bigint not null default 0 check (win_minor >= 0),
    -- The lines as they were sold, with their odds.
    lines jsonb not null,
    -- How often each line hit; null before the draw.
    hits jsonb,
    -- The first ticket of its chase; null for a ticket on its own.
    chase_id bigint,
    stops_on_win boolean not null default false,
    -- The round of the wallet, and the digest of the request that bought it.
    round_name text collate "C" not null,
    request_digest text collate "C" not null,
    placed_at timestamptz not null,
    settled_at timestamptz,
    primary key (site_id, ticket_id),
    check ((status = 'open') = (settled_at is null))
  )`.execute(db);
  await sql`create index lottery_ticket_by_member on lottery_ticket (site_id, member_id, ticket_id desc)`.execute(db);
  await sql`create unique index lottery_ticket_by_round on lottery_ticket (site_id, round_name)`.execute(db);
  await sql`create index lottery_ticket_open on lottery_ticket (site_id, draws_at, ticket_id)
    where status = 'open'`.execute(db);
  await sql`create index lottery_ticket_open_of_chase on lottery_ticket (site_id, chase_id, draws_at)
    where status = 'open' and chase_id is not null`.execute(db);

  // What a number has to pay if it is drawn, summed over the open tickets of a draw.
  await sql`create table lottery_exposure (
    site_id text collate "C" not null,
    game_code text collate "C" not null,
    issue text collate "C" not null,
    -- A bet type and a number or option of it.
    pick text collate "C" not null,
    liability_minor bigint not null check (liability_minor >= 0),
    draws_at timestamptz not null,
    primary key (site_id, game_code, issue, pick)
  )`.execute(db);
  await sql`create index lottery_exposure_by_draw on lottery_exposure (site_id, draws_at)`.execute(db);

  for (const table of ['lottery_ticket', 'lottery_exposure']) await guardSiteTable(db, table);
  await sql`grant select, insert on lottery_ticket to marquee_app`.execute(db);
  await sql`grant update (status, win_minor, hits, settled_at) on lottery_ticket to marquee_app`.execute(db);
  await sql`grant select, insert, delete, update (liability_minor) on lottery_exposure to marquee_app`.execute(db);
  const options = JSON.stringify({ policy: 'stately', retryLimit: 0, expireInSeconds: 300 });
  await sql`select marquee_jobs.create_queue('settle-draws', ${options}::json)`.execute(db);
}
