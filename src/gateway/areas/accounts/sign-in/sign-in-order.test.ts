import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { postgresUrl } from '#tests/harness/scratch-postgres.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';

describe.skipIf(postgresUrl === null)('sign-ins of one account at once', () => {
  let database: TestDatabase;
  let gateway: TestGateway;

  beforeAll(async () => {
    database = await openTestDatabase({ kind: 'postgres' });
    gateway = await startGateway(database);
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  it('take the member before the failures, so that none waits for one that waits for it', async () => {
    const calls = accountCalls(gateway);
    await calls.newMember('orderly');
    const { signingIn } = await database.forSite('aurora', async (tx) => {
      await sql`select from member where account_key = 'orderly' for no key update`.execute(tx);
      const signingIn = calls.signIn({ username: 'orderly', remember: true, transport: 'cookie' });
      await waitUntil(async () => {
        const { rows } = await sql<{ waits: boolean }>`select exists (select from pg_locks
          where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) as waits`.execute(tx);
        return rows[0]?.waits === true;
      });
      // A failure that the waiting sign-in held would refuse this with 55P03.
      const failures = await sql`select from sign_in_failure where account_key = 'orderly' for update nowait`.execute(
        tx,
      );
      expect(failures.rows).toHaveLength(1);
      return { signingIn };
    });
    successOf(await signingIn);
  });
});

async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('nobody came to wait for the member');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
