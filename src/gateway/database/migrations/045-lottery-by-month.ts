import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/**
 * Keeps tickets of lotteries by month, as the ledger keeps transfers: a ticket's id is the id of its bet, which begins
 * with its time. The months are those of the ledger. The name of a round is not unique any more, since a partitioned
 * table can only be unique together with its month: `wallet_key` has the id of each bet.
 */
export const lotteryByMonth = { name: '045-lottery-by-month', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lottery_ticket rename to former_lottery_ticket`.execute(db);
  await sql`alter table former_lottery_ticket no force row level security`.execute(db);
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
    -- Of the amounts, as the site had them when it sold the ticket. Null for tickets that are older than this column.
    currency_decimals smallint check (currency_decimals between 0 and 4),
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
    check ((status = 'open') = (settled_at is null))
  ) partition by range (ticket_id)`.execute(db);
  await sql`create table lottery_ticket_other partition of lottery_ticket default`.execute(db);
  await sql`insert into lottery_ticket (site_id, ticket_id, member_id, integration_id, game_code, issue, draws_at,
      closes_at, status, currency, stake_minor, win_minor, lines, hits, chase_id, stops_on_win, round_name,
      request_digest, placed_at, settled_at)
    select site_id, ticket_id, member_id, integration_id, game_code, issue, draws_at, closes_at, status, currency,
      stake_minor, win_minor, lines, hits, chase_id, stops_on_win, round_name, request_digest, placed_at, settled_at
    from former_lottery_ticket`.execute(db);
  await sql`drop table former_lottery_ticket`.execute(db);

  await sql`alter table lottery_ticket add primary key (site_id, ticket_id)`.execute(db);
  await sql`create index lottery_ticket_by_member on lottery_ticket (site_id, member_id, ticket_id desc)`.execute(db);
  await sql`create index lottery_ticket_open on lottery_ticket (site_id, draws_at, ticket_id)
    where status = 'open'`.execute(db);
  await sql`create index lottery_ticket_open_of_chase on lottery_ticket (site_id, chase_id, draws_at)
    where status = 'open' and chase_id is not null`.execute(db);
  await guardSiteTable(db, 'lottery_ticket');
  await sql`grant select, insert on lottery_ticket to marquee_app`.execute(db);
  await sql`grant update (status, win_minor, hits, settled_at) on lottery_ticket to marquee_app`.execute(db);
  await sql`select guard_month('lottery_ticket_other', false)`.execute(db);
  await sql`select make_month('lottery_ticket', to_date(right(c.relname, 7), 'YYYY_MM'))
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'ledger_transfer'::regclass and c.relname ~ '_[0-9]{4}_[0-9]{2}$'`.execute(db);
}
