import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { signatureOf } from '#gateway/areas/money/vendor-wallet/dialects/vendor-signature.ts';
import { readOperatorToken } from '#gateway/areas/operators/operator-token-file.ts';
import { createScratchDatabase, postgresUrl } from '#tests/harness/scratch-postgres.ts';
import { type SiteResponse, siteRequest } from '#tests/harness/site-request.ts';
import { scaled } from '#tests/soak-scale.ts';
import { type KillPoint, MIGRATING_POINT, SERVING_POINTS, STARTING_POINTS } from './support/kill-points.ts';
import { type SpawnedGateway, type StartTime, spawnGateway } from './support/spawn-gateway.ts';

/** On each of the two engines, while it serves; each third of them is followed by one while it starts again. */
const KILLS = scaled(2, 100);
const TIMEOUT_MS = scaled(600_000, 3_600_000 * 2);
const READY_AGAIN_WITHIN_MS = 5_000;
const WORKERS = 16;
const KEY = 'the-key-of-a-vendor-that-is-killed-under';

const ends: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe.each([
  ['PGlite', async () => ({}), false],
  [
    'PostgreSQL',
    async () => {
      const scratch = await createScratchDatabase();
      ends.push(scratch.drop);
      return { DATABASE_URL: scratch.url };
    },
    postgresUrl === null,
  ],
] as const)('a gateway that is killed on %s', (_engine, prepare, isMissing) => {
  it.skipIf(isMissing)('loses and doubles no action that it acknowledged', { timeout: TIMEOUT_MS }, async () => {
    const settings = await prepare();
    const folder = await mkdtemp(join(tmpdir(), 'marquee-killed-wallet-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    const start = async (point?: KillPoint): Promise<SpawnedGateway> => {
      const gateway = await spawnGateway(folder, { ...settings, ARCADE_SECRET: KEY }, point);
      ends.push(() => gateway.kill());
      return gateway;
    };
    const killed = new Map<string, number>();
    const noteKill = ({ label }: KillPoint): void => void killed.set(label, (killed.get(label) ?? 0) + 1);
    await (await start(MIGRATING_POINT)).untilKilled();
    noteKill(MIGRATING_POINT);
    let gateway = await start();
    await gateway.untilReady();
    const vendor = await openVendor(gateway, folder);
    const ledger = new Map<string, { readonly amount: number; txId: string | null }>();
    const opening = await vendor.balance(gateway);
    const starts: StartTime[] = [];
    let lastId = 0;

    for (let kill = 0; kill < KILLS; kill += 1) {
      const point = pointOf(SERVING_POINTS, kill);
      const begun: string[] = [];
      let isOver = false;
      const worker = async (): Promise<void> => {
        while (!isOver) {
          lastId += 1;
          const id = `k${lastId}`;
          const amount = lastId % 3 === 0 ? 2 : -1;
          ledger.set(id, { amount, txId: null });
          begun.push(id);
          const answer = await vendor.act(gateway, id, amount).catch(() => undefined);
          if (answer === undefined) return;
          ledger.set(id, { amount, txId: txIdOf(answer) });
        }
      };
      const workers = Array.from({ length: WORKERS }, worker);
      gateway.killAt(point);
      await gateway.untilKilled();
      noteKill(point);
      isOver = true;
      await Promise.all(workers);

      if (kill % 3 === 1) {
        const startingPoint = pointOf(STARTING_POINTS, (kill - 1) / 3);
        await (await start(startingPoint)).untilKilled();
        noteKill(startingPoint);
      }
      gateway = await start();
      starts.push(await gateway.untilReady());
      for (const id of begun) {
        const noted = ledger.get(id);
        if (!noted) continue;
        const txId = txIdOf(await vendor.act(gateway, id, noted.amount));
        if (noted.txId !== null) expect(txId, `${id}, killed: ${point.label}`).toBe(noted.txId);
        noted.txId = txId;
      }
      const expected = [...ledger.values()].reduce((sum, { amount }) => sum + amount, opening);
      expect(await vendor.balance(gateway), `killed: ${point.label}`).toBe(expected);
    }
    expect(await vendor.isSound(gateway)).toBe(true);
    const wallMs = Math.max(...starts.map((start) => start.wallMs));
    const ownMs = Math.max(...starts.map((start) => start.wallMs - start.waitedMs));
    console.info(
      `${[...killed.values()].reduce((sum, count) => sum + count, 0)} kills, ${ledger.size} actions; ready again within ` +
        `${Math.round(wallMs)} ms, of its own ${Math.round(ownMs)} ms\n` +
        [...killed].map(([label, count]) => `  ${count} × ${label}`).join('\n'),
    );
    // A soak has the machine for itself; among all other tests a start waits for cores, which says nothing of it.
    expect(process.env.SOAK_SCALE === undefined ? ownMs : wallMs).toBeLessThan(READY_AGAIN_WITHIN_MS);
  });
});

function pointOf(points: readonly KillPoint[], number: number): KillPoint {
  const point = points[number % points.length];
  if (point === undefined) throw new Error('There is no point to kill at.');
  return point;
}

function txIdOf(answer: SiteResponse): string {
  expect(answer.status, answer.text).toBe(200);
  const { transactions } = answer.json() as { transactions: ReadonlyArray<{ tx_id: string }> };
  return transactions[0]?.tx_id ?? '';
}

/** A test integration of the demo, and what is asked of it. */
async function openVendor(gateway: SpawnedGateway, folder: string) {
  const token = await readOperatorToken(folder);
  const operator = { authorization: `Bearer ${token}` };
  const opened = await siteRequest({
    port: gateway.port,
    host: 'localhost',
    path: '/wps/operator/sites/aurora/vendorSandbox',
    method: 'POST',
    headers: { ...operator, 'idempotency-key': 'killed-wallet-soak-1' },
    body: { vendor: 'PG', key: KEY, member: 'demo', balance: '1000.00' },
  });
  expect(opened.status, opened.text).toBe(200);
  const { value } = opened.json() as { value: { path: string; userId: string; currency: string; game: string } };

  const call = ({ port }: SpawnedGateway, more: object): Promise<SiteResponse> => {
    const body = JSON.stringify({ user_id: value.userId, currency: value.currency, game: value.game, ...more });
    return siteRequest({
      port,
      host: 'vendors.example',
      path: value.path,
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: signatureOf(Buffer.from(KEY), Buffer.from(body)) },
      body,
    });
  };
  return {
    /** A bet where the amount is below nothing, else a win. */
    act: (to: SpawnedGateway, id: string, amount: number) =>
      call(to, {
        game_id: `round-${id}`,
        actions: [{ action: amount < 0 ? 'bet' : 'win', action_id: id, amount: Math.abs(amount) }],
      }),
    async balance(to: SpawnedGateway): Promise<number> {
      return ((await call(to, {})).json() as { balance: number }).balance;
    },
    async isSound({ port }: SpawnedGateway): Promise<boolean> {
      const report = await siteRequest({
        port,
        host: 'localhost',
        path: '/wps/operator/ledger/check',
        headers: operator,
      });
      const { value: found } = report.json() as { value: { sites: ReadonlyArray<{ isSound: boolean }> } };
      return found.sites.every(({ isSound }) => isSound);
    },
  };
}
