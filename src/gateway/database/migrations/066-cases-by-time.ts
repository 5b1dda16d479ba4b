import { type Kysely, sql } from 'kysely';

/** Withdrawals in review in the order in which operators decide them. */
export const casesByTime = { name: '066-cases-by-time', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payment_in_review_by_time on payment (site_id, created_at, payment_id)
    where state = 'reviewing'`.execute(db);
  await sql`drop index payment_in_review`.execute(db);
}
