import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Rewards that are free spins, and how far the vendors have given them. */
export const freeSpins = { name: '060-free-spins', up };

async function up(db: Kysely<unknown>): Promise<void> {
  // Of a reward whose currency is SPIN: game, name by language, betMinor, currency and days.
  await sql`alter table reward add column spins jsonb`.execute(db);
  await sql`alter table reward add constraint reward_spins check ((currency = 'SPIN') = (spins is not null))`.execute(
    db,
  );
  // Free spins move no money when they are claimed.
  await sql`alter table reward drop constraint reward_check`.execute(db);
  await sql`alter table reward add constraint reward_check check ((status = 'claimed') = (claimed_at is not null)
    and (status = 'claimed' and spins is null) = (transfer_id is not null))`.execute(db);

  await sql`create table free_spin_grant (
    site_id text collate "C" not null,
    reward_id bigint not null,
    ordered_at timestamptz not null,
    expires_at timestamptz not null,
    -- When the vendor is called next. Null: no more.
    next_try_at timestamptz,
    bet_minor bigint not null check (bet_minor > 0),
    -- The wins of the spins that were played, as the vendor told them last.
    won_minor bigint not null default 0 check (won_minor >= 0),
    tries integer not null default 0,
    spins integer not null check (spins > 0),
    spins_left integer not null check (spins_left between 0 and spins),
    member_id text collate "C" not null,
    vendor text collate "C" not null,
    game_code text collate "C" not null,
    currency text collate "C" not null,
    state text collate "C" not null default 'ordered' check (state in ('ordered', 'given', 'expired')),
    primary key (site_id, reward_id),
    foreign key (site_id, reward_id) references reward (site_id, reward_id)
  )`.execute(db);
  await sql`create index free_spin_grant_due on free_spin_grant (site_id, next_try_at)
    where next_try_at is not null`.execute(db);
  await sql`create index free_spin_grant_by_member on free_spin_grant (site_id, member_id, reward_id)`.execute(db);
  await guardSiteTable(db, 'free_spin_grant');
  // Rows come from reward_claim alone, which runs as the owner.
  await sql`grant select, update on free_spin_grant to marquee_app`.execute(db);
}
