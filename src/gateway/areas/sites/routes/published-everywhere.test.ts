import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET_READY_MS } from '#gateway/areas/sites/revisions/publish-site.ts';
import { openDatabase } from '#gateway/database/connection.ts';
import type { Database } from '#gateway/database/database.ts';
import { nameAt, revisionCalls } from '#gateway/testing/revision-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { markedSite } from '#tests/harness/marked-site.ts';
import { postgresUrl } from '#tests/harness/scratch-postgres.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { testMasterKeys } from '#tests/harness/test-master-key.ts';

describe.skipIf(postgresUrl === null)('two gateways on one database', () => {
  let database: TestDatabase;
  let second: Database;
  let gateways: readonly TestGateway[];

  beforeAll(async () => {
    database = await openTestDatabase({ kind: 'postgres' });
    second = await openDatabase({ databaseUrl: database.databaseUrl ?? '', poolSize: 3, masterKeys: testMasterKeys() });
    gateways = [await startGateway(database), await startGateway(second)];
  });

  afterAll(async () => {
    for (const gateway of gateways) await gateway.close();
    await second.close();
    await database.close();
  });

  it('serve a publish and a way back from the same moment', async () => {
    const [one, other] = gateways as [TestGateway, TestGateway];
    const siteId = 'shared';
    const operator = revisionCalls(one);
    const seen: string[] = [];
    const servedAtMs: number[] = [];
    for (const [index, { sites }] of gateways.entries()) {
      sites.onServed(({ id, revision }) => {
        if (id !== siteId) return;
        seen.push(`${revision}@${index}`);
        servedAtMs.push(performance.now());
      });
    }
    await operator.publish(siteId, await operator.push(siteId, markedSite(siteId, 'one')));
    await expect.poll(() => nameAt(other, siteId)).toBe('Name one');
    seen.length = 0;
    servedAtMs.length = 0;
    const second = await operator.push(siteId, markedSite(siteId, 'two'));
    const askedAtMs = performance.now();
    await operator.publish(siteId, second);
    await expect.poll(() => nameAt(other, siteId)).toBe('Name two');
    // Both had the same time to get ready, and neither went ahead.
    expect(servedAtMs).toHaveLength(2);
    for (const atMs of servedAtMs) expect(atMs - askedAtMs).toBeGreaterThanOrEqual(GET_READY_MS.postgres - 5);
    await operator.rollBack(siteId);
    await expect.poll(() => nameAt(other, siteId)).toBe('Name one');
    // Each gateway served each revision once, and none was a revision ahead of the other.
    expect([seen.slice(0, 2).sort(), seen.slice(2).sort()]).toEqual([
      ['2@0', '2@1'],
      ['1@0', '1@1'],
    ]);
  });
});
