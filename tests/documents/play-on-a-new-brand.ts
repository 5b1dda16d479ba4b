import { once } from 'node:events';
import { createServer } from 'node:net';
import { pino } from 'pino';
import { expect } from 'vitest';
import type { GameSession, SpinResult } from '#arcade/game-api.ts';
import { buildArcade } from '#arcade/server/arcade-app.ts';
import { arcadeGames } from '#arcade/server/games/arcade-games.ts';
import { openStore } from '#arcade/server/store/open-store.ts';
import { NO_FAULTS } from '#arcade/server/wallet/fault-plan.ts';
import { testGames } from '#arcade/testing/test-arcade.ts';
import type { BetRecords, LaunchedGame, WalletBalance } from '#contracts/generated/contracts.ts';
import type { SiteReading } from '#gateway/areas/sites/revisions/site-store.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { startGateway, TEST_OPERATOR_TOKEN } from '#gateway/testing/start-gateway.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { siteRequest } from '#tests/harness/site-request.ts';
import { openTestDatabase } from '#tests/harness/test-database.ts';

const PASSWORD = 'Blue-Harbour-1!';
const SECRET = 'a secret of thirty-two characters';

/** The results of the member's trial. */
export interface Trial {
  readonly before: WalletBalance;
  readonly after: WalletBalance;
  readonly spin: SpinResult;
  readonly bets: BetRecords;
}

/**
 * Serves a brand with its games, registers a member as its form asks, gives the member 50.00 and plays one round of a
 * slot.
 * @param readings the brand's documents, as a gateway reads them from disk.
 */
export async function playOnNewBrand(id: string, readings: readonly SiteReading[]): Promise<Trial> {
  const database = await openTestDatabase();
  const arcadePort = await freePort();
  const gateway = await startGateway(database, {
    readSites: () => readings,
    seedsVendors: true,
    environment: { ARCADE_SECRET: SECRET, ARCADE_PORT: String(arcadePort) },
  });
  const [slot] = testGames;
  const { app: arcade } = await buildArcade({
    configuration: {
      gatewayUrl: `http://localhost:${gateway.port}`,
      secret: SECRET,
      portals: ['http://*.localhost:*'],
      faults: NO_FAULTS,
      rateLimitFactor: 1_000,
      walletTimeoutMs: 5_000,
      hasMoneyBots: true,
    },
    store: openStore(null),
    games: arcadeGames(slot === undefined ? [] : [{ ...slot, gameCode: 'PG-1' }]),
    client: {
      isImmutable: true,
      entry: async (page) => ({ scriptUrl: `/client/${page}.js`, styleUrl: '/client/game.css' }),
      read: async () => undefined,
    },
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
  });
  await arcade.listen({ host: '127.0.0.1', port: arcadePort });
  try {
    const host = `${id}.localhost`;
    const ask: typeof gateway.ask = (path, options = {}) => gateway.ask(path, { ...options, host });
    const { bearer, register } = accountCalls({ ask });
    const form = {
      username: 'harbourmaster',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      email: 'ada@example.com',
      birthday: '1990-05-17',
    };
    const { token = '' } = successOf<{ token?: string }>(await register(form));
    const headers = bearer(token);
    const credited = await gateway.ask(`/wps/operator/sites/${id}/vendorSandbox`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TEST_OPERATOR_TOKEN}`, 'idempotency-key': 'trial' },
      body: { vendor: 'ACC', key: 'the key of the trial', member: form.username, balance: '50.00' },
    });
    expect(credited.status, credited.text).toBe(200);
    const balance = async () => successOf<WalletBalance>(await ask('/wps/v2/wallets/balance', { headers }));
    const before = await balance();

    const launched = await ask('/wps/relay/GCSGAME_launchGame?vassalage=PG&gameCode=PG-1', { headers });
    const query = new URL(successOf<LaunchedGame>(launched).url).searchParams;
    const call = async (path: string, body: object, session?: string) => {
      const answer = await siteRequest({
        port: arcadePort,
        host: 'arcade.localhost',
        path,
        method: 'POST',
        body,
        headers: session === undefined ? {} : { authorization: `Bearer ${session}` },
      });
      expect(answer.status, answer.text).toBe(200);
      return answer.json();
    };
    const opening = { integration: query.get('integration'), code: query.get('code') };
    const session = (await call('/api/session', opening)) as GameSession;
    const spin = (await call(
      '/api/spin',
      { requestId: 'the-first-round', betMinor: session.defaultBetMinor },
      session.token,
    )) as SpinResult;
    const bets = successOf<BetRecords>(await ask('/wps/member/bets?pageSize=10', { headers }));
    return { before, after: await balance(), spin, bets };
  } finally {
    await arcade.close();
    await gateway.close();
    await database.close();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
