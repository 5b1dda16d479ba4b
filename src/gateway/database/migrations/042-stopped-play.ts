import { type Kysely, sql } from 'kysely';

/**
 * Members whose play was stopped, so that bets that name no session are refused too; self-exclusions that hold until
 * their member asks for the end; and account numbers of withdrawals, which are kept for a time.
 */
export const stoppedPlay = { name: '042-stopped-play', up };

async function up(db: Kysely<unknown>): Promise<void> {
  // On the balance row, which every bet reads anyway.
  await sql`alter table ledger_balance add column is_stopped boolean not null default false`.execute(db);

  // Whether it holds after its time, until the member asks for its end.
  await sql`alter table play_exclusion add column ends_on_request boolean not null default false,
    add constraint play_exclusion_ends_on_request_check
      check (not ends_on_request or is_self and until_at is not null)`.execute(db);
  await sql`alter table play_limit_change drop constraint play_limit_change_what_check`.execute(db);
  await sql`alter table play_limit_change add constraint play_limit_change_what_check
    check (what in ('limit', 'exclusion', 'endAsked', 'liftAsked', 'lifted'))`.execute(db);

  // Null once the number was forgotten; the masked one stays.
  await sql`alter table withdrawal alter column sealed_number drop not null`.execute(db);
  await sql`grant update (sealed_number) on withdrawal to marquee_app`.execute(db);
  await sql`create index withdrawal_with_number on withdrawal (site_id, payment_id)
    where sealed_number is not null`.execute(db);
}
