import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { VendorHealth } from '#contracts/generated/contracts.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { addCallCounts, deleteOldCallCounts, listCallCounts } from '../repository/vendor-call-count-repository.ts';
import { callCounter } from '../vendor-wallet/count-calls.ts';

const MINUTE_MS = 60_000;

describeOnOneEngine('how vendors’ calls go', (open) => {
  const currency = siteDocuments({ id: 'aurora' }).site.currency.code;
  let database: TestDatabase;
  let gateway: TestGateway;
  let user: string;
  let nowMs = Date.parse('2026-03-01T12:00:30Z');
  const clock = () => new Date(nowMs);
  const health = async (query: string) =>
    successOf<VendorHealth>(await operatorCalls(gateway, clock).call(`/sites/aurora/vendor-health?${query}`));

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, { now: clock });
    await addIntegration(database);
    await addIntegration(database, { vendor: 'EG2' });
    user = await addPlayer(database, {
      ...{ memberId: 'H000000001', integrationId: 'aurora.PG', balanceMinor: 1_000, currency },
    });
  });
  afterAll(() => gateway.close());

  const bet = (id: string, amount: number) =>
    vendorCalls(gateway, 'aurora.PG').post('process', {
      ...{ user_id: user, currency, game: 'PG:PG-1', game_id: id },
      actions: [{ action: 'bet', action_id: id, amount }],
    });

  it('is counted by minute, quarter of an hour and two hours, for each vendor', async () => {
    await bet('a', 10);
    await bet('b', 5_000);
    nowMs += 2 * MINUTE_MS;
    await bet('c', 10);
    const { list, stepSeconds } = await health('span=hour');
    expect(stepSeconds).toBe(60);
    const [none, pg] = list;
    expect(none).toMatchObject({ integrationId: 'aurora.EG2', calls: 0, p50Ms: null, p95Ms: null });
    expect(pg).toMatchObject({ integrationId: 'aurora.PG', calls: 3, refused: 1, failed: 0 });
    expect(pg?.p50Ms).toBeGreaterThan(0);
    expect(pg?.p95Ms).toBeGreaterThanOrEqual(pg?.p50Ms ?? 0);
    expect(pg?.points).toHaveLength(60);
    expect(pg?.points.slice(-3).map(({ at, calls, refused }) => [at, calls, refused])).toEqual([
      ['2026-03-01T12:00:00.000Z', 2, 1],
      ['2026-03-01T12:01:00.000Z', 0, 0],
      ['2026-03-01T12:02:00.000Z', 1, 0],
    ]);
    for (const [span, points, step] of [
      ['day', 96, 900],
      ['week', 84, 7_200],
    ] as const) {
      const told = await health(`span=${span}&integration=aurora.PG`);
      expect(told.stepSeconds).toBe(step);
      expect(told.list.map(({ calls, points: drawn }) => [calls, drawn.length])).toEqual([[3, points]]);
      expect(told.list[0]?.points.at(-1)).toMatchObject({ calls: 3, refused: 1 });
    }
  });

  it('leaves out what is older than the span, and forgets what no span shows', async () => {
    nowMs += 61 * MINUTE_MS;
    expect((await health('span=hour')).list[1]).toMatchObject({ calls: 0 });
    expect((await health('span=day')).list[1]).toMatchObject({ calls: 3 });
    nowMs += 121 * MINUTE_MS;
    await database.forSite('aurora', (tx) => deleteOldCallCounts(tx, 'aurora', clock()));
    const from = new Date(0);
    const [hour, day] = await database.forSite('aurora', async (tx) => [
      await listCallCounts(tx, 'aurora', { span: 'hour', from }),
      await listCallCounts(tx, 'aurora', { span: 'day', from }),
    ]);
    expect([hour.length, day.length]).toEqual([0, 1]);
  });

  it('refuses a span that it does not have', async () => {
    const answer = await operatorCalls(gateway, clock).call('/sites/aurora/vendor-health?span=year');
    expect(refusalOf(answer)).toMatchObject({ status: 400, fields: { span: 'not_allowed_value' } });
  });

  it('is read from a few rows by the key, however many calls there were', async () => {
    const receivedAt = clock().toISOString();
    const counter = callCounter();
    for (let made = 0; made < 50_000; made += 1)
      counter.add({ integrationId: 'aurora.PG', status: 500, receivedAt, tookMs: 3 });
    await database.forSite('aurora', (tx) => addCallCounts(tx, 'aurora', counter.take()));
    expect(counter.take()).toEqual([]);
    const { rows } = await database.forSite('aurora', async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return sql<{ 'QUERY PLAN': string }>`explain select took from vendor_call_count
        where site_id = 'aurora' and span = 'hour' and starts_at >= ${receivedAt}::timestamptz`.execute(tx);
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('vendor_call_count_pkey');
    expect(plan).not.toContain('Seq Scan');
    expect((await health('span=hour')).list[1]).toMatchObject({
      calls: 50_000,
      failed: 50_000,
      p50Ms: expect.closeTo(3, 0),
    });
  });
});
