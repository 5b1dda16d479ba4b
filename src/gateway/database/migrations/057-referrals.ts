import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** The links by which members bring friends, who came by them, and by what accounts of one person are told. */
export const referrals = { name: '057-referrals', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table referral_code (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    -- A letter shorter than the codes of agents.
    code text collate "C" not null check (code ~ '^[2-9A-Z]{7}$'),
    primary key (site_id, member_id)
  )`.execute(db);
  await sql`create unique index referral_code_once on referral_code (site_id, code)`.execute(db);

  await sql`create table referral (
    site_id text collate "C" not null,
    -- The ids of the friend's records below it are counted.
    counted_to bigint not null default -1,
    registered_at timestamptz not null,
    -- When the friend was counted last; null before the first time.
    looked_at timestamptz,
    held_at timestamptz,
    decided_at timestamptz,
    qualified_at timestamptz,
    friend_id text collate "C" not null,
    referrer_id text collate "C" not null,
    state text collate "C" not null default 'open'
      check (state in ('open', 'held', 'allowed', 'refused', 'qualified', 'over')),
    -- What the friend has in common with the referrer or with other friends of it, when it was held.
    signs jsonb not null default '[]',
    -- The operator who decided, and why.
    operator text collate "C",
    reason text check (char_length(reason) <= 300),
    -- Whether the friend itself was rewarded; more friends than a month rewards are not.
    is_rewarded boolean not null default false,
    primary key (site_id, friend_id),
    check (friend_id <> referrer_id),
    check ((state = 'qualified') = (qualified_at is not null)),
    check (state not in ('held', 'allowed', 'refused') or held_at is not null),
    check ((decided_at is null) = (operator is null) and (decided_at is null) = (reason is null))
  )`.execute(db);
  await sql`create index referral_by_referrer on referral (site_id, referrer_id, registered_at desc, friend_id)`.execute(
    db,
  );
  await sql`create index referral_by_state on referral (site_id, state, friend_id)`.execute(db);

  await sql`create table referral_browser (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    noted_at timestamptz not null,
    -- SHA-256 of what the browser keeps in a cookie.
    mark_digest text collate "C" not null,
    primary key (site_id, mark_digest, member_id)
  )`.execute(db);
  await sql`create index referral_browser_by_member on referral_browser (site_id, member_id)`.execute(db);

  await sql`create index referral_browser_by_time on referral_browser (site_id, noted_at)`.execute(db);

  // An account number belongs to one member at a time. This is who had it before.
  await sql`create table payout_number (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    removed_at timestamptz not null,
    number_digest text collate "C" not null,
    primary key (site_id, number_digest, member_id)
  )`.execute(db);
  await sql`create index payout_number_by_member on payout_number (site_id, member_id)`.execute(db);
  await sql`create index payout_number_by_time on payout_number (site_id, removed_at)`.execute(db);

  for (const table of ['referral_code', 'referral', 'referral_browser', 'payout_number'])
    await guardSiteTable(db, table);
  await sql`grant select, insert on referral_code to marquee_app`.execute(db);
  await sql`grant select, insert, update on referral to marquee_app`.execute(db);
  await sql`grant select, insert, delete on referral_browser to marquee_app`.execute(db);
  await sql`grant select, insert, update, delete on payout_number to marquee_app`.execute(db);

  const options = JSON.stringify({ policy: 'stately', retryLimit: 0, expireInSeconds: 900 });
  await sql`select marquee_jobs.create_queue('count-referrals', ${options}::json)`.execute(db);
}
