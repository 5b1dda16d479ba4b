import { type Kysely, sql } from 'kysely';
import { LEDGER_ACCOUNT_FUNCTION } from './seamless-ledger-functions.ts';
import { PROCESS_MANY_FUNCTION } from './seamless-process-functions.ts';

/**
 * Accounts and rollbacks are found by whole keys, however many there are. Under row security an index takes no
 * condition that might tell of other sites' rows before the site is checked, and to PostgreSQL a `coalesce` is one of
 * those: what it stood in was tested row by row.
 */
export const lookupsByWholeKeys = { name: '021-lookups-by-whole-keys', up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [LEDGER_ACCOUNT_FUNCTION, PROCESS_MANY_FUNCTION]) await sql.raw(statement).execute(db);
  await sql`drop index ledger_account_by_name`.execute(db);
}
