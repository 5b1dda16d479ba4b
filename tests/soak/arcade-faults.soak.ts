import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import type { GameApiError, GameSession, SpinResult } from '#arcade/game-api.ts';
import { readArcadeConfiguration } from '#arcade/server/arcade-configuration.ts';
import { type RunningArcade, startArcade } from '#arcade/server/start-arcade.ts';
import type { LaunchedGame, WalletBalance } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { siteRequest } from '#tests/harness/site-request.ts';
import { scaled } from '#tests/soak-scale.ts';
import { type SpawnedGateway, spawnGateway } from './support/spawn-gateway.ts';

const ROUNDS = scaled(240, 100_000);
const TIMEOUT_MS = scaled(300_000, 3_600_000 * 3);
const SECRET = 'a secret of the soak, long enough to be one';
const FAULTS = 'delay=0.1,drop=0.05,duplicate=0.1,reorder=0.05,rollback-first=0.05,bad-signature=0.02;seed=7';
const DEMO = { username: 'demo', password: 'Demo-2468!' };

/** Sites with the decimals of their currencies, and vendors of both dialects. */
const SITES = [
  { id: 'aurora', decimals: 2 },
  { id: 'lotus', decimals: 0 },
  { id: 'meydan', decimals: 0 },
] as const;
const VENDORS = ['PG', 'MG', 'CQ9', 'FC'] as const;

let folder = '';
let gateway: SpawnedGateway | undefined;
let arcade: RunningArcade | undefined;

afterEach(async () => {
  await arcade?.stop();
  await gateway?.kill();
  await rm(folder, { recursive: true, force: true });
});

it('leaves arcade and wallet agreeing to the cent, whatever goes wrong between them', {
  timeout: TIMEOUT_MS,
}, async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-arcade-'));
  const startedAt = new Date();
  const arcadePort = await freePort();
  gateway = await spawnGateway(folder, { ARCADE_PORT: String(arcadePort), ARCADE_SECRET: SECRET });
  await gateway.untilReady();
  const configuration = readArcadeConfiguration({
    MARQUEE_MODE: 'demo',
    HOST: '127.0.0.1',
    ARCADE_PORT: String(arcadePort),
    ARCADE_SECRET: SECRET,
    GATEWAY_URL: `http://localhost:${gateway.port}`,
    DATA_DIR: folder,
    ARCADE_FAULTS: FAULTS,
    RATE_LIMITS: '100000',
  });
  arcade = await startArcade(configuration, pino({ level: 'warn' }), resolve('.'));
  const running = arcade;

  const openings = new Map<string, bigint>();
  const players: Array<{ readonly integration: string; readonly session: GameSession }> = [];
  for (const { id, decimals } of SITES) {
    openings.set(id, await balanceAt(id, decimals));
    for (const vendor of VENDORS) players.push({ integration: `${id}.${vendor}`, session: await openGame(id, vendor) });
  }

  const each = Math.ceil(ROUNDS / players.length);
  const answers = new Map<string, number>();
  await Promise.all(
    players.map(async ({ session }) => {
      for (let round = 0; round < each; round++) {
        const answer = await spin(session, `soak-${round}-round`);
        const word = 'code' in answer ? answer.code : 'settled';
        answers.set(word, (answers.get(word) ?? 0) + 1);
      }
    }),
  );
  while ((await running.settleWaiting()) > 0) await pause(1_000);

  const sums = new Map<string, bigint>();
  let rounds = 0;
  for (const { integration } of players) {
    const report = await running.reconcile(integration, startedAt, new Date(Date.now() + 60_000));
    expect(report, integration).toMatchObject({ differences: [], unsettled: 0 });
    rounds += report.rounds;
    const [site = ''] = integration.split('.');
    sums.set(site, (sums.get(site) ?? 0n) + report.netMinor);
  }
  for (const { id, decimals } of SITES) {
    expect(await balanceAt(id, decimals), id).toBe((openings.get(id) ?? 0n) + (sums.get(id) ?? 0n));
  }
  for (const [kind, count] of Object.entries(running.faultCounts())) expect(count, kind).toBeGreaterThan(0);
  expect(answers.get('settled') ?? 0).toBeGreaterThan(ROUNDS / 2);
  console.info(
    `${ROUNDS} rounds played, ${rounds} held against each other, answers ${JSON.stringify(Object.fromEntries(answers))}, faults ${JSON.stringify(running.faultCounts())}`,
  );
});

function callsOf(site: string) {
  const { port } = gateway ?? { port: 0 };
  const ask = (path: string, options: object = {}) =>
    siteRequest({ ...options, host: `${site}.localhost`, port, path });
  return { ask, ...accountCalls({ ask }) };
}

async function signedIn(site: string) {
  const { signIn, bearer, ask } = callsOf(site);
  const { token } = successOf<{ token: string }>(await signIn(DEMO));
  return { ask, headers: bearer(token) };
}

async function balanceAt(site: string, decimals: number): Promise<bigint> {
  const { ask, headers } = await signedIn(site);
  const { balance } = successOf<WalletBalance>(await ask('/wps/v2/wallets/balance', { headers }));
  return decimalToMinor(balance, decimals);
}

/** Starts the vendor's first slot as the portal does, and exchanges the code as the game does. */
async function openGame(site: string, vendor: string): Promise<GameSession> {
  const { ask, headers } = await signedIn(site);
  const list = successOf<{ games: Array<{ gameCode: string; isGame: string }> }>(
    await ask(`/wps/relay/GCSGAME_gameList?gameType=RNG&vassalage=${vendor}&pageNo=1&pageSize=20`, { headers }),
  );
  const gameCode = list.games.find(({ isGame }) => isGame !== 'VASSALAGE')?.gameCode ?? '';
  const { url } = successOf<LaunchedGame>(
    await ask(`/wps/relay/GCSGAME_launchGame?vassalage=${vendor}&gameCode=${gameCode}`, { headers }),
  );
  const query = new URL(url).searchParams;
  const answer = await callArcade('/api/session', { integration: query.get('integration'), code: query.get('code') });
  expect(answer, url).not.toHaveProperty('code');
  return answer as unknown as GameSession;
}

/** Presses once; asks again while the round is on its way, as the game does. */
async function spin(session: GameSession, requestId: string): Promise<SpinResult | GameApiError> {
  const betMinor = session.betsMinor[0] ?? session.defaultBetMinor;
  for (let attempt = 0; ; attempt++) {
    const answer = await callArcade('/api/spin', { requestId, betMinor }, session.token);
    if (!('code' in answer) || answer.code !== 'round_pending' || attempt === 3) return answer;
    await pause(200);
  }
}

async function callArcade(path: string, body: object, token?: string): Promise<SpinResult | GameApiError> {
  const response = await siteRequest({
    port: arcade?.port ?? 0,
    host: 'arcade.localhost',
    path,
    method: 'POST',
    body,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return response.json() as SpinResult | GameApiError;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
