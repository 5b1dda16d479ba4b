import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { signatureOf } from '#gateway/modules/seamless/vendor-signature.ts';
import { readOperatorToken } from '#gateway/operator-token-file.ts';
import { createScratchDatabase, postgresUrl } from '#tests/harness/scratch-postgres.ts';
import { type SiteResponse, siteRequest } from '#tests/harness/site-request.ts';
import { scaled } from '#tests/soak-scale.ts';
import { type SpawnedGateway, spawnGateway } from './support/spawn-gateway.ts';

/** On each of the two engines. */
const KILLS = scaled(3, 50);
const TIMEOUT_MS = scaled(600_000, 3_600_000);
const WORKERS = 16;
const KEY = 'the-key-of-a-vendor-that-is-killed-under';

/** Where a kill comes: by how many answers there were, or while the gateway starts. */
const POINTS = [
  { label: 'as soon as calls are under way', answers: 0 },
  { label: 'at the first answer', answers: 1 },
  { label: 'under load', answers: 60 },
  { label: 'while it starts again', answers: 20, alsoStarting: true },
  { label: 'after many answers', answers: 250 },
] as const;

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
    const start = async (): Promise<SpawnedGateway> => {
      const gateway = await spawnGateway(folder, settings);
      ends.push(() => gateway.kill());
      return gateway;
    };
    let gateway = await start();
    await gateway.untilReady();
    const vendor = await openVendor(gateway, folder);
    const ledger = new Map<string, { readonly amount: number; txId: string | null }>();
    const opening = await vendor.balance(gateway);
    const readyMs: number[] = [];
    let lastId = 0;

    for (let kill = 0; kill < KILLS; kill += 1) {
      const point = POINTS[kill % POINTS.length] ?? POINTS[0];
      const begun: string[] = [];
      let answers = 0;
      let isOver = false;
      let reached = (): void => {};
      const isReached = new Promise<void>((resolve) => {
        reached = resolve;
      });
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
          answers += 1;
          if (answers === point.answers) reached();
        }
      };
      const workers = Array.from({ length: WORKERS }, worker);
      if (point.answers === 0) await pause(2);
      else await isReached;
      isOver = true;
      await gateway.kill();
      await Promise.all(workers);

      if ('alsoStarting' in point) {
        const beginner = await start();
        await pause(300 + 150 * (kill % 7));
        await beginner.kill();
      }
      const startedAt = performance.now();
      gateway = await start();
      await gateway.untilReady();
      readyMs.push(performance.now() - startedAt);
      for (const id of begun) {
        const noted = ledger.get(id);
        if (!noted) continue;
        const txId = txIdOf(await vendor.act(gateway, id, noted.amount));
        if (noted.txId !== null) expect(txId, `${id}, killed ${point.label}`).toBe(noted.txId);
        noted.txId = txId;
      }
      const expected = [...ledger.values()].reduce((sum, { amount }) => sum + amount, opening);
      expect(await vendor.balance(gateway), `killed ${point.label}`).toBe(expected);
    }
    expect(await vendor.isSound(gateway)).toBe(true);
    const slowest = Math.round(Math.max(...readyMs));
    console.info(`${KILLS} kills, ${ledger.size} actions; ready again within ${slowest} ms at most`);
  });
});

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
