import { type QueryExecutorProvider, sql } from 'kysely';

/** How far ahead partitions are made: a job that fails for a month is noticed before anything is missing. */
const AHEAD = '2 months';

/**
 * Creates the partitions of the current and the coming months. Rows of a month without a partition are in the default
 * partition until theirs is created.
 * @returns how many partitions were created.
 */
export async function makeMonths(tx: QueryExecutorProvider, now: Date): Promise<number> {
  const at = now.toISOString();
  const { rows } = await sql<{ made: number }>`
    select marquee.make_months(${at}::timestamptz, ${at}::timestamptz + ${AHEAD}::interval) as made`.execute(tx);
  return rows[0]?.made ?? 0;
}
