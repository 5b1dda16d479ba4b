import { type QueryExecutorProvider, sql } from 'kysely';

/** How far ahead partitions are made: a job that fails for a month is noticed before anything is missing. */
const AHEAD = '2 months';

/**
 * Makes the partitions of the month of a moment and of the coming ones. What belongs to no month that was made lies in
 * a partition of its own, and moves when its month is made.
 * @returns how many partitions were made.
 */
export async function makeMonths(tx: QueryExecutorProvider, now: Date): Promise<number> {
  const at = now.toISOString();
  const { rows } = await sql<{ made: number }>`
    select marquee.make_months(${at}::timestamptz, ${at}::timestamptz + ${AHEAD}::interval) as made`.execute(tx);
  return rows[0]?.made ?? 0;
}
