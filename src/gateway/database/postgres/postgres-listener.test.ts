import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postgresUrl } from '#tests/harness/scratch-postgres.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { listenOnPostgres } from './postgres-listener.ts';

describe.skipIf(postgresUrl === null)('listening on PostgreSQL', () => {
  let database: TestDatabase;
  let heard: string[];
  let missed: number;
  let lost: number;

  beforeAll(async () => {
    database = await openTestDatabase({ kind: 'postgres' });
  });

  afterAll(() => database.close());

  beforeEach(() => {
    heard = [];
    missed = 0;
    lost = 0;
  });

  const listen = (databaseUrl = database.databaseUrl ?? '') =>
    listenOnPostgres({
      databaseUrl,
      channel: 'rumours',
      onNotice: (payload) => void heard.push(payload),
      onMissed: () => {
        missed += 1;
      },
      onLost: () => {
        lost += 1;
      },
    });
  const notify = (payload: string) =>
    database.forPlatform((tx) => sql`select pg_notify('rumours', ${payload})`.execute(tx));
  const cutConnections = async (): Promise<void> => {
    // As the login itself, which may end its own sessions; the roles behind it may not.
    const client = new Client({ connectionString: database.databaseUrl ?? '' });
    await client.connect();
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'marquee listener' and datname = current_database()`);
    await client.end();
  };

  it('receives notifications, and none after it stopped', async () => {
    const stop = await listen();
    await notify('one');
    await expect.poll(() => heard).toEqual(['one']);
    await stop();
    await notify('two');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toEqual(['one']);
  });

  it('comes back after its connection was cut, and says that something may have been missed', async () => {
    const stop = await listen();
    await cutConnections();
    await expect.poll(() => [lost, missed], { timeout: 5_000 }).toEqual([1, 1]);
    await notify('again');
    await expect.poll(() => heard).toEqual(['again']);
    await stop();
  });

  it('rejects when it cannot be begun', async () => {
    await expect(listen('postgres://nobody:nothing@127.0.0.1:1/none')).rejects.toThrow();
  });
});
