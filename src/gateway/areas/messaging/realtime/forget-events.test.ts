import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#gateway/database/connection.ts';
import { postgresUrl } from '#tests/harness/scratch-postgres.ts';
import { openTestDatabase } from '#tests/harness/test-database.ts';
import { testMasterKeys } from '#tests/harness/test-master-key.ts';
import { forgetEvents, readPositions, writeEvent, writeEvents } from '../repository/realtime-repository.ts';

const SITE = 'aurora';
const OLD = new Date('2026-01-01T00:00:00Z');
const NEW = new Date('2026-01-09T00:00:00Z');
const BEFORE = new Date('2026-01-05T00:00:00Z');
/** Enough of them that no order but the right one is theirs by chance. */
const AUDIENCES = Array.from({ length: 60 }, (_, at) => `MEMBER${String(at).padStart(4, '0')}`);

const message = { type: 'message' as const, payload: { messageId: '1', kind: 'newAddress' } };

describe.skipIf(postgresUrl === null)('forgetting events on PostgreSQL', () => {
  it('waits for writers of several audiences and for another process that forgets, and none of them fails', async () => {
    const database = await openTestDatabase({ kind: 'postgres', poolSize: 4 });
    const second = await openDatabase({
      databaseUrl: database.databaseUrl ?? '',
      poolSize: 2,
      masterKeys: testMasterKeys(),
    });
    onTestFinished(async () => {
      await second.close();
      await database.close();
    });
    await database.forSite(SITE, async (tx) => {
      await tx.insertInto('site').values({ site_id: SITE, merchant_code: SITE }).execute();
      await writeEvents(
        tx,
        SITE,
        AUDIENCES.map((audience) => ({ audience, ...message, at: OLD })),
      );
    });

    const waiting = async (): Promise<number> => {
      const { rows } = await database.forSite(SITE, (tx) =>
        sql<{ count: number }>`select count(distinct pid)::int as count from pg_locks
          where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(
          tx,
        ),
      );
      return rows[0]?.count ?? 0;
    };
    // A writer has written for the first audience. It writes for the others once both deletions wait for it.
    const [first = '', ...others] = AUDIENCES;
    const hasBegun = gate();
    const mayGoOn = gate();
    const writing = database.forSite(SITE, async (tx) => {
      await writeEvent(tx, SITE, first, message, NEW);
      hasBegun.open();
      await mayGoOn.opened;
      for (const audience of others) await writeEvent(tx, SITE, audience, message, NEW);
    });
    await hasBegun.opened;
    const forgetting = [database, second].map((by) => by.forSite(SITE, (tx) => forgetEvents(tx, SITE, BEFORE)));
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2).finally(mayGoOn.open);
    await Promise.all([writing, ...forgetting]);

    const positions = await database.forSite(SITE, (tx) => readPositions(tx, SITE, AUDIENCES));
    expect([...positions.values()]).toEqual(AUDIENCES.map(() => ({ lastId: 2, forgottenId: 1 })));
  }, 30_000);
});

/** Something to wait for until it is let happen. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
