import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** What members have been granted, and whether they have claimed it. */
export const rewards = { name: '051-rewards', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table reward (
    site_id text collate "C" not null,
    reward_id bigint generated always as identity,
    -- Null until it is claimed.
    transfer_id bigint,
    amount_minor bigint not null check (amount_minor > 0),
    created_at timestamptz not null,
    -- Null: it never expires.
    expires_at timestamptz,
    claimed_at timestamptz,
    member_id text collate "C" not null,
    kind text collate "C" not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
    -- What it is for, e.g. a level or a day. A member has one of a kind for each.
    source text collate "C" not null,
    -- The site's currency, or PTS.
    currency text collate "C" not null,
    status text collate "C" not null default 'ready' check (status in ('ready', 'claimed', 'expired')),
    -- The numbers that it was computed from.
    facts jsonb not null default '{}',
    primary key (site_id, reward_id),
    check ((status = 'claimed') = (claimed_at is not null and transfer_id is not null))
  )`.execute(db);
  await sql`create unique index reward_once on reward (site_id, member_id, kind, source)`.execute(db);
  await sql`create index reward_by_member on reward (site_id, member_id, reward_id)`.execute(db);
  await guardSiteTable(db, 'reward');
  // A claim is made by reward_claim alone, which moves the money too.
  await sql`grant select, insert on reward to marquee_app`.execute(db);
}
