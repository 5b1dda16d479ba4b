import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema/schema.ts';

/** Takes an advisory lock until the end of the transaction; false if another transaction holds it. */
export async function tryLock(tx: Transaction<Schema>, name: string): Promise<boolean> {
  const { rows } = await sql<{ is_taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_taken`.execute(tx);
  return rows[0]?.is_taken === true;
}
