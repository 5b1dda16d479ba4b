import { type Kysely, sql } from 'kysely';

/** When a payout account can be paid to first, and which accounts and names a second factor confirmed. */
export const payeeProofs = { name: '025-payee-proofs', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payout_account add column usable_from timestamptz`.execute(db);
  // Null until a second factor confirmed the account.
  await sql`alter table payout_account add column verified_at timestamptz`.execute(db);
  // The owner has to see the rows of all sites for one statement; without `force` row-level security exempts the owner.
  await sql`alter table payout_account no force row level security`.execute(db);
  await sql`update payout_account set usable_from = added_at + interval '24 hours'`.execute(db);
  await sql`alter table payout_account force row level security`.execute(db);
  await sql`alter table payout_account alter column usable_from set not null`.execute(db);

  // Null for the names of before: an account that nobody confirmed had settled them. A confirmed account replaces them.
  await sql`alter table member_payee add column verified_at timestamptz`.execute(db);
  await sql`grant update (name, verified_at) on member_payee to marquee_app`.execute(db);
}
