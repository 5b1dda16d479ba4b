import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { signatureOf } from '#gateway/areas/money/vendor-wallet/dialects/vendor-signature.ts';
import { readOperatorToken } from '#gateway/areas/operators/operator-token-file.ts';
import { createScratchDatabase, postgresUrl } from '#tests/harness/scratch-postgres.ts';
import { type SiteResponse, siteRequest } from '#tests/harness/site-request.ts';
import { scaled } from '#tests/soak-scale.ts';
import { type KillPoint, MIGRATING_POINT, SERVING_POINTS, STARTING_POINTS } from './support/kill-points.ts';
import { gamesOf, undisturbedStart } from './support/seeded-folder.ts';
import { type SpawnedGateway, type StartTime, spawnGateway } from './support/spawn-gateway.ts';

/** On each of the two engines, while it serves; each third of them is followed by one while it starts again. */
const KILLS = scaled(1, 100);
/** First starts on PGlite that are killed, each on a database of its own: the wallet goes on with the last of them. */
const FIRST_STARTS = scaled(1, 50);
const TIMEOUT_MS = scaled(600_000, 3_600_000 * 2);
const READY_AGAIN_WITHIN_MS = 5_000;
const WORKERS = 16;
const KEY = 'the-key-of-a-vendor-that-is-killed-under';

const ends: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe.each([
  ['PGlite', FIRST_STARTS, async (): Promise<string | undefined> => undefined, false],
  [
    'PostgreSQL',
    1,
    async (): Promise<string | undefined> => {
      const scratch = await createScratchDatabase();
      ends.push(scratch.drop);
      return scratch.url;
    },
    // `npm test` has time for one of them: an embedded database has more to lose by a kill.
    postgresUrl === null || process.env.SOAK_SCALE === undefined,
  ],
] as const)(
  'a gateway that is killed on %s while it starts, seeds or serves',
  (_engine, firstStarts, prepare, isMissing) => {
    it.skipIf(isMissing)(
      'has its whole catalogue, and loses and doubles no action that it acknowledged',
      {
        timeout: TIMEOUT_MS,
      },
      async () => {
        const undisturbed = await undisturbedStart();
        let databaseUrl: string | undefined;
        let folder = '';
        const begin = async (): Promise<void> => {
          databaseUrl = await prepare();
          const made = await mkdtemp(join(tmpdir(), 'marquee-killed-wallet-'));
          ends.push(() => rm(made, { recursive: true, force: true }));
          folder = made;
        };
        const start = async (point?: KillPoint): Promise<SpawnedGateway> => {
          const gateway = await spawnGateway({ dataDir: folder, databaseUrl }, { ARCADE_SECRET: KEY }, point);
          ends.push(() => gateway.kill());
          return gateway;
        };
        const killed = new Map<string, number>();
        const noteKill = ({ label }: Pick<KillPoint, 'label'>): void =>
          void killed.set(label, (killed.get(label) ?? 0) + 1);
        const startAgain = async (): Promise<SpawnedGateway> => {
          const again = await start();
          starts.push(await again.untilReady());
          expect(await gamesOf(again), 'the whole catalogue').toBe(undisturbed.games);
          return again;
        };
        const starts: StartTime[] = [];
        await begin();
        await (await start(MIGRATING_POINT)).untilKilled();
        noteKill(MIGRATING_POINT);
        let gateway = await startAfterKilledFirst(0);
        for (let first = 1; first < firstStarts; first += 1) {
          const asked = askForGames(gateway);
          await Promise.race(asked);
          await gateway.kill();
          await Promise.all(asked);
          await (await startAgain()).kill();
          await rm(folder, { recursive: true, force: true });
          await begin();
          gateway = await startAfterKilledFirst(first);
        }
        // A first start takes longer.
        starts.splice(0);
        const vendor = await openVendor(gateway, folder);
        const ledger = new Map<string, { readonly amount: number; txId: string | null }>();
        const opening = await vendor.balance(gateway);
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
              // Refused on a busy machine, with the wish to hear it again: it is, after the next start.
              if (answer.status >= 500) continue;
              ledger.set(id, { amount, txId: txIdOf(answer) });
            }
          };
          const workers = [...Array.from({ length: WORKERS }, worker), ...askForGames(gateway)];
          gateway.killAt(point);
          const untilOver = gateway.untilKilled().finally(() => (isOver = true));
          await Promise.all([untilOver, ...workers]);
          noteKill(point);

          if (kill % 3 === 1) {
            const startingPoint = pointOf(STARTING_POINTS, (kill - 1) / 3);
            await (await start(startingPoint)).untilKilled();
            noteKill(startingPoint);
          }
          gateway = await startAgain();
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
        if (process.env.SOAK_SCALE !== undefined) expect(wallMs).toBeLessThan(READY_AGAIN_WITHIN_MS);

        /** Kills a first start at a moment of it, and starts once more. */
        async function startAfterKilledFirst(first: number): Promise<SpawnedGateway> {
          const beginner = await start();
          await pause(undisturbed.startMs * momentOf(first));
          await beginner.kill();
          noteKill({ label: 'at any moment of the first start' });
          return startAgain();
        }
      },
    );
  },
);

/** The moments of a first start at which it is killed: spread evenly from its beginning to its end, in no order. */
function momentOf(first: number): number {
  const goldenRatio = 0.618_034;
  return (0.4 + first * goldenRatio) % 1;
}

/** Requests under way when a gateway is killed; they may get no answer. */
function askForGames(gateway: SpawnedGateway): ReadonlyArray<Promise<unknown>> {
  return Array.from({ length: 20 }, () => gamesOf(gateway).catch(() => undefined));
}

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
