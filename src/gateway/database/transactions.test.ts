import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import type { SiteTransaction, TenantDatabase } from './database.ts';
import {
  DatabaseBusyError,
  DatabaseClosedError,
  isUniqueViolation,
  TransactionAbortedError,
  TransactionExpiredError,
} from './database-error.ts';

const insertSite = (tx: SiteTransaction, siteId: string) =>
  tx.insertInto('site').values({ site_id: siteId, merchant_code: 'm' }).execute();

/** Whether the site's row is stored: 1 or 0. Each test has a site of its own. */
const countSites = (database: TenantDatabase, siteId: string) =>
  database.forSite(siteId, async (tx) => (await tx.selectFrom('site').select('site_id').execute()).length);

interface Gate {
  promise: Promise<void>;
  resolve(): void;
}

function gate(): Gate {
  let open = (): void => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, resolve: () => open() };
}

/** A transaction that stays open until the test releases it. */
function holdTransaction(database: TenantDatabase): { isOpen: Promise<void>; finish(): void; ended: Promise<void> } {
  const started = gate();
  const allowed = gate();
  const ended = database.forSite('held', async (tx) => {
    await sql`select 1`.execute(tx);
    started.resolve();
    await allowed.promise;
  });
  return { isOpen: started.promise, finish: allowed.resolve, ended };
}

describeOnEveryEngine('transactions', (open, kind) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });

  it('stores what its work did, and gives the work’s value', async () => {
    expect(await database.forSite('kept', async (tx) => (await insertSite(tx, 'kept')).length)).toBe(1);
    expect(await countSites(database, 'kept')).toBe(1);
  });

  it('refuses every write in a transaction for reading', async () => {
    const attempt = database.forReading('read', (tx) => insertSite(tx, 'read'));
    await expect(attempt).rejects.toThrow('read-only transaction');
    await database.forSite('read', (tx) => insertSite(tx, 'read'));
    const read = database.forReading('read', (tx) => tx.selectFrom('site').select('site_id').execute());
    expect(await read).toEqual([{ site_id: 'read' }]);
  });

  it('rolls back when its work throws, and passes the error on', async () => {
    const failure = new Error('changed my mind');
    const attempt = database.forSite('thrown', async (tx) => {
      await insertSite(tx, 'thrown');
      throw failure;
    });
    await expect(attempt).rejects.toBe(failure);
    expect(await countSites(database, 'thrown')).toBe(0);
  });

  it('reports work that swallowed a failed statement instead of pretending that it was stored', async () => {
    const attempt = database.forSite('swallowed', async (tx) => {
      await insertSite(tx, 'swallowed');
      await insertSite(tx, 'swallowed').catch((error: unknown) =>
        expect(isUniqueViolation(error, 'site_pkey')).toBe(true),
      );
    });
    await expect(attempt).rejects.toBeInstanceOf(TransactionAbortedError);
    expect(await countSites(database, 'swallowed')).toBe(0);
  });

  it('refuses a transaction inside another one at once', async () => {
    const attempt = database.forSite('nested', () => database.forPlatform(async () => {}));
    await expect(attempt).rejects.toThrow('inside another one');
  });

  it('lets work that outlives a transaction open one of its own', async () => {
    const goOn = gate();
    let later: Promise<number> | undefined;
    await database.forSite('outlived', async () => {
      later = goOn.promise.then(() => countSites(database, 'outlived'));
    });
    goOn.resolve();
    expect(await later).toBe(0);
  });

  it('refuses a handle whose transaction has ended', async () => {
    let escaped: SiteTransaction | undefined;
    await database.forSite('escaped', async (tx) => {
      escaped = tx;
    });
    expect(escaped).toBeDefined();
    await expect(escaped && insertSite(escaped, 'escaped')).rejects.toThrow('already committed');
  });

  it('serves transactions that arrive together, each with its own site', async () => {
    const names = Array.from({ length: 20 }, (_value, index) => `together-${index}`);
    const seen = await Promise.all(
      names.map((siteId) =>
        database.forSite(siteId, async (tx) => {
          await insertSite(tx, siteId);
          return tx.selectFrom('site').select('site_id').execute();
        }),
      ),
    );
    expect(seen).toEqual(names.map((siteId) => [{ site_id: siteId }]));
  });

  it('rolls an abandoned transaction back and lets the next one in', async () => {
    const impatient = await open({ idleInTransactionTimeoutMs: 1_000, poolSize: 1 });
    const inserted = gate();
    const abandoned = gate();
    const attempt = impatient.forSite('abandoned', async (tx) => {
      await insertSite(tx, 'abandoned');
      inserted.resolve();
      await abandoned.promise;
      await sql`select 1`.execute(tx);
    });
    const outcome = expect(attempt).rejects.toBeInstanceOf(TransactionExpiredError);
    await inserted.promise;
    if (kind === 'pglite') {
      // The only connection is taken from its holder, who has not moved yet.
      expect(await countSites(impatient, 'abandoned')).toBe(0);
    } else {
      // The server ends the connection, and the pool replaces it as soon as the holder lets go.
      await sleep(2_000);
    }
    abandoned.resolve();
    await outcome;
    expect(await countSites(impatient, 'abandoned')).toBe(0);
  });

  it('times out waiting for a connection, and finishes running work before it closes', async () => {
    const small = await open({ acquireTimeoutMs: 1_500, poolSize: 1 });
    const held = holdTransaction(small);
    await held.isOpen;
    await expect(countSites(small, 'late')).rejects.toBeInstanceOf(DatabaseBusyError);
    const closing = small.close();
    await expect(countSites(small, 'late')).rejects.toBeInstanceOf(DatabaseClosedError);
    held.finish();
    await held.ended;
    await closing;
    await small.close();
  });

  it('answers a ping until it is closed', async () => {
    await database.ping();
    await database.close();
    await expect(database.ping()).rejects.toBeInstanceOf(DatabaseClosedError);
  });
});
