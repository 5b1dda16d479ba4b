import { type Kysely, sql } from 'kysely';

/** The queue of the job that rebuilds the indexes of finished months. */
export const compactMonths = { name: '035-compact-months', up };

async function up(db: Kysely<unknown>): Promise<void> {
  const options = JSON.stringify({ policy: 'stately', retryLimit: 0, expireInSeconds: 6 * 3_600 });
  await sql`select marquee_jobs.create_queue('compact-months', ${options}::json)`.execute(db);
}
