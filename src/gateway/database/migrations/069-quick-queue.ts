import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Requests that operators put aside, filters of the queue that need an index, and the views that operators keep. */
export const quickQueue = { name: '069-quick-queue', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await holds(db);
  await approvals(db);
  // Filters by age and by amount are answered from the index alone.
  await sql`create index payment_in_review_by_time_and_amount on payment (site_id, created_at, payment_id)
    include (amount_minor) where state = 'reviewing'`.execute(db);
  await sql`drop index payment_in_review_by_time`.execute(db);
  await views(db);
}

async function holds(db: Kysely<unknown>): Promise<void> {
  await sql`create table case_hold (
    site_id text collate "C" not null,
    case_id text collate "C" not null,
    operator text collate "C" not null,
    note text not null check (char_length(note) between 1 and 300),
    held_at timestamptz not null,
    -- The case is in the open list again from then on.
    until_at timestamptz not null,
    primary key (site_id, case_id),
    check (until_at > held_at)
  )`.execute(db);
  await sql`create table case_hold_step (
    site_id text collate "C" not null,
    payment_id bigint not null,
    step_id bigint generated always as identity,
    case_id text collate "C" not null,
    what text collate "C" not null check (what in ('hold', 'endHold')),
    operator text collate "C" not null,
    -- Both null for the end of a hold.
    note text,
    until_at timestamptz,
    at timestamptz not null,
    primary key (site_id, payment_id, step_id),
    foreign key (site_id, payment_id) references payment,
    check ((what = 'hold') = (note is not null) and (what = 'hold') = (until_at is not null))
  )`.execute(db);
  await sql`create trigger case_hold_step_is_kept before update or delete on case_hold_step
    for each row execute function ledger_refuse_change()`.execute(db);
  for (const table of ['case_hold', 'case_hold_step']) await guardSiteTable(db, table);
  await sql`grant select, insert, update, delete on case_hold to marquee_app`.execute(db);
  await sql`grant select, insert on case_hold_step to marquee_app`.execute(db);
}

/** Withdrawals that wait for a second operator are found without reading every decision. */
async function approvals(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawal add column approvals_given integer not null default 0`.execute(db);
  const tables = ['withdrawal', 'payment_decision', 'payment'];
  // The guard shows rows of no site to a migration.
  for (const table of tables) await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await sql`update withdrawal w set approvals_given = given.count
    from (select site_id, payment_id, count(distinct operator) as count from payment_decision
      where subject = 'withdrawal' and decision = 'approved' group by site_id, payment_id) given
    where given.site_id = w.site_id and given.payment_id = w.payment_id and w.approvals_needed > 1
      and exists (select from payment p where p.site_id = w.site_id and p.payment_id = w.payment_id
        and p.state = 'reviewing')`.execute(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  await sql`create index withdrawal_half_approved on withdrawal (site_id, payment_id)
    where approvals_given > 0 and approvals_given < approvals_needed`.execute(db);
  await sql`grant update (approvals_given) on withdrawal to marquee_app`.execute(db);
}

async function views(db: Kysely<unknown>): Promise<void> {
  await sql`create table operator_queue_view (
    view_id text collate "C" primary key,
    operator_id text collate "C" not null references "operator",
    site_id text collate "C" not null,
    kind text collate "C" not null,
    name text not null check (char_length(name) between 1 and 40),
    filters jsonb not null,
    -- What the queues of the site open with.
    is_start boolean not null default false,
    made_at timestamptz not null
  )`.execute(db);
  await sql`create unique index operator_queue_view_by_name
    on operator_queue_view (operator_id, site_id, lower(name))`.execute(db);
  await sql`create unique index operator_queue_view_start on operator_queue_view (operator_id, site_id)
    where is_start`.execute(db);
  await sql`grant select, insert, update (name, is_start), delete on operator_queue_view to marquee_operators`.execute(
    db,
  );
}
