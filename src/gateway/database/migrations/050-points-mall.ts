import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Items of the points mall, and what members redeem. */
export const pointsMall = { name: '050-points-mall', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table point_item (
    site_id text collate "C" not null,
    item_id bigint generated always as identity,
    -- Texts by language.
    names jsonb not null,
    descriptions jsonb not null,
    -- A file of the site; null for none.
    picture text collate "C",
    points bigint not null check (points > 0),
    -- What a member must have deposited in all; null for nothing.
    required_deposits_minor bigint check (required_deposits_minor > 0),
    -- Money that one becomes; null for a thing.
    bonus_minor bigint check (bonus_minor > 0),
    -- How many one member may have, and how many there are in all; null for any number.
    per_member integer check (per_member > 0),
    quantity integer,
    -- How many of them are redeemed, or wait for a decision.
    taken integer not null default 0 check (taken >= 0),
    state text collate "C" not null check (state in ('shown', 'hidden')),
    position integer not null,
    changed_by text collate "C" not null,
    changed_at timestamptz not null,
    primary key (site_id, item_id),
    check (taken <= quantity)
  )`.execute(db);
  await guardSiteTable(db, 'point_item');
  await sql`create table point_redemption (
    site_id text collate "C" not null,
    redemption_id bigint generated always as identity,
    member_id text collate "C" not null,
    item_id bigint not null,
    -- The name of the item as it was redeemed.
    names jsonb not null,
    quantity integer not null check (quantity > 0),
    points bigint not null check (points > 0),
    points_left bigint not null check (points_left >= 0),
    bonus_minor bigint,
    address text collate "C",
    remark text collate "C",
    status text collate "C" not null default 'in_process' check (status in ('in_process', 'approved', 'rejected')),
    request_key text collate "C" not null,
    request_digest text collate "C" not null,
    asked_at timestamptz not null,
    operator text collate "C",
    note text collate "C",
    decided_at timestamptz,
    primary key (site_id, redemption_id),
    unique (site_id, member_id, request_key),
    foreign key (site_id, item_id) references point_item (site_id, item_id),
    check ((status = 'in_process') = (decided_at is null))
  )`.execute(db);
  await sql`create index point_redemption_by_member on point_redemption (site_id, member_id, redemption_id)`.execute(
    db,
  );
  await sql`create index point_redemption_by_status on point_redemption (site_id, status, redemption_id)`.execute(db);
  await guardSiteTable(db, 'point_redemption');
  await sql`grant select, insert, update on point_item to marquee_app`.execute(db);
  await sql`grant select, insert, update on point_redemption to marquee_app`.execute(db);
}
