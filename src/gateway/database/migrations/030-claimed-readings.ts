import { type Kysely, sql } from 'kysely';

/** A claim on reading a vendor's rounds, apart from how far they are read: a reading that fails leaves no gap. */
export const claimedReadings = { name: '030-claimed-readings', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vendor_integration add column rounds_claimed_at timestamptz`.execute(db);
}
