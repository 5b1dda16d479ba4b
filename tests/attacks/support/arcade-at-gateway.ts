import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, vi } from 'vitest';
import type { GameSession, SpinResult } from '#arcade/game-api.ts';
import type { GameApiError } from '#arcade/game-api-errors.ts';
import { type Arcade, buildArcade } from '#arcade/server/arcade-app.ts';
import { arcadeGames } from '#arcade/server/games/arcade-games.ts';
import { openStore } from '#arcade/server/store/open-store.ts';
import { NO_FAULTS } from '#arcade/server/wallet/fault-plan.ts';
import { operatorKeys } from '#arcade/server/wallet/operator-keys.ts';
import { testGames } from '#arcade/testing/test-arcade.ts';
import type { LaunchedGame, MemberInfo } from '#contracts/generated/contracts.ts';
import { postTransfer } from '#gateway/areas/money/repository/ledger-repository.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration } from '#gateway/testing/vendor-calls.ts';
import { type SiteResponse, siteRequest } from '#tests/harness/site-request.ts';
import type { OpenTestDatabase, TestDatabase } from '#tests/harness/test-database.ts';

const SECRET = 'a secret of thirty-two characters';
const [slot] = testGames;

/** A game that was opened at the arcade, with what its launch named. */
export interface OpenedGame {
  readonly session: GameSession;
  readonly sessionId: string;
}

/**
 * A gateway with its jobs and the arcade as its vendor, joined over HTTP. On `aurora`, PG keeps wallets of its own and
 * EG2 asks the gateway's wallet for each bet. Everything is shared by all tests of the `describe` that calls this.
 */
export function arcadeAtGateway(open: OpenTestDatabase, site: Parameters<typeof siteDocuments>[0]['site'] = {}) {
  let database: TestDatabase;
  let gateway: TestGateway;
  let arcade: Arcade;
  let arcadePort = 0;
  let keys = 0;
  let spins = 0;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site: { wallet: { isSingle: false }, ...site } })],
      asksVendors: true,
    });
    arcade = await buildArcade({
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
      games: arcadeGames(
        ['PG', 'EG2'].flatMap((vassalage) => (slot ? [{ ...slot, vassalage, gameCode: `${vassalage}-1` }] : [])),
      ),
      client: {
        isImmutable: true,
        entry: async () => ({ scriptUrl: '/game.js', styleUrl: '/game.css' }),
        read: async () => undefined,
      },
      clock: () => new Date(),
      log: pino({ level: 'silent' }),
    });
    await arcade.app.listen({ host: '127.0.0.1', port: 0 });
    arcadePort = (arcade.app.server.address() as AddressInfo).port;
    for (const [vendor, wallet] of [
      ['PG', 'transfer'],
      ['EG2', 'seamless'],
    ] as const) {
      const integrationId = `aurora.${vendor}`;
      const serverUrl = `http://arcade.localhost:${arcadePort}`;
      await addIntegration(database, {
        vendor,
        wallet,
        key: createHmac('sha256', SECRET).update(integrationId).digest('hex'),
        settings: {
          ...{ gameUrl: serverUrl, serverUrl, requiresSession: true, gameTypes: ['RNG'], holdsLimits: true },
          allowedActions: ['bonus_win'],
        },
      });
      await untilIntegrationIsKnown(gateway, integrationId);
    }
  });

  afterAll(async () => {
    await arcade.app.close();
    await gateway.close();
  });

  const asMember = (token: string, method: string, path: string, body?: object): Promise<SiteResponse> => {
    keys += 1;
    return gateway.ask(path, {
      method,
      headers: { ...accountCalls(gateway).bearer(token), 'idempotency-key': `attack-${keys}` },
      ...(body && { body }),
    });
  };

  return {
    get database() {
      return database;
    },
    get gateway() {
      return gateway;
    },
    asMember,

    /** Opens an account with money in its main wallet, in minor units. */
    async memberWith(account: string, amount: bigint) {
      const calls = accountCalls(gateway);
      const token = await calls.newMember(account);
      const { id } = successOf<MemberInfo>(await calls.info(token));
      await database.forSite('aurora', (tx) =>
        postTransfer(tx, 'aurora', {
          kind: 'grant',
          currency: 'EUR',
          lines: [
            { kind: 'house', amount: -amount },
            { kind: 'member', memberId: id, amount },
          ],
          request: { scope: 'test', key: account },
        }),
      );
      return { token, id };
    },

    /** Moves money to PG. */
    toVendor: (token: string, amount: string) =>
      asMember(token, 'POST', '/wps/relay/GCS_walletTransfer', { direction: 'toVendor', vendor: 'PG', amount }),

    /** Starts the vendor's game as the portal does, and exchanges the code as the game does. */
    async openGame(token: string, vendor: 'PG' | 'EG2'): Promise<OpenedGame> {
      const { url, sessionId } = successOf<LaunchedGame>(
        await asMember(token, 'GET', `/wps/relay/GCSGAME_launchGame?vassalage=${vendor}&gameCode=${vendor}-1`),
      );
      const query = new URL(url).searchParams;
      const answer = await siteRequest({
        port: arcadePort,
        host: 'arcade.localhost',
        path: '/api/session',
        method: 'POST',
        body: { integration: query.get('integration'), code: query.get('code') },
      });
      if (answer.status !== 200) throw new Error(answer.text);
      return { session: answer.json() as GameSession, sessionId };
    },

    /** Plays a round: what was bet in minor units, or the code of the refusal. */
    async spin(opened: OpenedGame, betMinor = opened.session.defaultBetMinor): Promise<number | string> {
      const result = await play(opened, { betMinor });
      return 'code' in result ? result.code : result.betMinor;
    },

    /** Plays a round, or a free spin of a grant: its result, or the refusal. */
    play,
  };

  async function play(
    { session }: OpenedGame,
    round: { readonly betMinor: number; readonly grantId?: string },
  ): Promise<SpinResult | GameApiError> {
    spins += 1;
    const answer = await siteRequest({
      port: arcadePort,
      host: 'arcade.localhost',
      path: '/api/spin',
      method: 'POST',
      headers: { authorization: `Bearer ${session.token}` },
      body: { requestId: `attack-spin-${spins}`, ...round },
    });
    return answer.json() as SpinResult | GameApiError;
  }
}

/**
 * A job of the gateway may have read the integrations just before this one was added. It reads them anew for an unknown
 * one, half a second later at the earliest.
 */
async function untilIntegrationIsKnown(gateway: TestGateway, integrationId: string): Promise<void> {
  const path = `/vendor/v1/${integrationId}/rounds?from=2026-03-01T00%3A00%3A00Z&to=2026-03-01T01%3A00%3A00Z`;
  await vi.waitFor(
    async () => {
      const authorization = operatorKeys(SECRET).sign(integrationId, { method: 'GET', path, body: '' }, new Date());
      const { status, text } = await gateway.ask(path, { headers: { authorization } });
      if (status === 403) throw new Error(text);
    },
    { timeout: 5_000, interval: 100 },
  );
}
