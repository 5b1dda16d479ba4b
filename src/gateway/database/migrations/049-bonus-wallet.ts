import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Bonuses of members, and how play moves their money. */
export const bonusWallet = { name: '049-bonus-wallet', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table bonus (
    site_id text collate "C" not null,
    bonus_id bigint generated always as identity,
    member_id text collate "C" not null,
    currency text collate "C" not null,
    -- What it was given for, once for each member: a payment, or an operator's key.
    source text collate "C" not null,
    -- The offer of the site's document that gave it; null where an operator did.
    offer text collate "C",
    -- An operator's reason, which the member reads.
    reason text,
    state text collate "C" not null
      check (state in ('waiting', 'active', 'converted', 'used', 'cancelled', 'expired')),
    granted_minor bigint not null check (granted_minor > 0),
    -- The counted stakes that it needs, and those that it has.
    required_minor bigint not null check (required_minor >= 0),
    counted_minor bigint not null default 0,
    -- The largest bet that takes money of it; null for any.
    largest_bet_minor bigint,
    -- Bets take its money before the member's own.
    is_first boolean not null,
    days integer not null check (days > 0),
    -- The account that holds it, once it has begun.
    pot_account_id bigint,
    granted_at timestamptz not null,
    begun_at timestamptz,
    expires_at timestamptz,
    ended_at timestamptz,
    -- What became the member's own, or was lost, at its end.
    ended_minor bigint,
    primary key (site_id, bonus_id),
    unique (site_id, member_id, source)
  )`.execute(db);
  // Play takes money of one bonus at a time.
  await sql`create unique index bonus_one_active on bonus (site_id, member_id, currency)
    where state = 'active'`.execute(db);
  await sql`create index bonus_by_member on bonus (site_id, member_id, bonus_id)`.execute(db);
  await sql`create index bonus_to_end on bonus (site_id, expires_at) where state = 'active'`.execute(db);
  await guardSiteTable(db, 'bonus');
  await sql`create table bonus_move (
    site_id text collate "C" not null,
    -- The member's wallet, and the action of a vendor.
    account_id bigint not null,
    transfer_id bigint not null,
    round_id bigint not null,
    bonus_id bigint not null,
    -- Of a bet: what the bonus paid of it, and how much of it counts. Of a win: what came back to the bonus. A
    -- rollback has what it takes back of them.
    staked_minor bigint not null,
    won_minor bigint not null,
    counted_minor bigint not null,
    primary key (site_id, account_id, transfer_id),
    foreign key (site_id, bonus_id) references bonus (site_id, bonus_id)
  )`.execute(db);
  await sql`create index bonus_move_by_round on bonus_move (site_id, account_id, round_id)`.execute(db);
  await sql`create index bonus_move_by_bonus on bonus_move (site_id, bonus_id, round_id)`.execute(db);
  await guardSiteTable(db, 'bonus_move');
  await sql`grant select on bonus, bonus_move to marquee_app`.execute(db);

  const options = JSON.stringify({ policy: 'stately', retryLimit: 0, expireInSeconds: 900 });
  await sql`select marquee_jobs.create_queue('settle-bonuses', ${options}::json)`.execute(db);

  await sql`alter table ledger_balance add column has_bonus boolean not null default false`.execute(db);
  await sql`alter type wallet_call add attribute weight integer`.execute(db);
  await sql`alter type wallet_player add attribute has_bonus boolean`.execute(db);
  await sql`create type wallet_bonus as (
    bonus_id bigint, account_id bigint, pot bigint, is_first boolean, largest_bet bigint, is_over boolean
  )`.execute(db);
  await sql`create type wallet_bonus_move as (
    -- The action, and the transfer between the bonus and the wallet beside it; null where none is needed.
    action_tx bigint, move_tx bigint, round_id bigint,
    -- What came to the wallet; negative: to the bonus.
    moved bigint, balance bigint, pot bigint, staked bigint, won bigint, counted bigint
  )`.execute(db);
}
