import { createServer } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildArcade } from '#arcade/server/arcade-app.ts';
import { arcadeGames } from '#arcade/server/games/arcade-games.ts';
import { openStore } from '#arcade/server/store/open-store.ts';
import { NO_FAULTS } from '#arcade/server/wallet/fault-plan.ts';
import { testGames } from '#arcade/testing/test-arcade.ts';
import type { LedgerReport, Winner, WinnerBoard } from '#contracts/generated/contracts.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';

const ARCADE_SECRET = 'a secret of thirty-two characters';

describe('the bots of a demo', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let stopArcade: () => Promise<void>;

  beforeAll(async () => {
    const arcadePort = await freePort();
    database = await openTestDatabase();
    gateway = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora' })],
      environment: { DEMO_BOTS: '1', ARCADE_SECRET, ARCADE_PORT: String(arcadePort), LOG_LEVEL: 'warn' },
      seedsVendors: true,
    });
    const [game] = testGames;
    if (game === undefined) throw new Error('There is no game.');
    const arcade = await buildArcade({
      configuration: {
        gatewayUrl: `http://localhost:${gateway.port}`,
        secret: ARCADE_SECRET,
        portals: ['http://*.localhost:*'],
        faults: NO_FAULTS,
        rateLimitFactor: 100,
        walletTimeoutMs: 5_000,
        hasMoneyBots: true,
      },
      store: openStore(null),
      // The slots of the gateway's test catalogue.
      games: arcadeGames(
        ['PG-1', 'PG-2', 'EG2-1'].map((gameCode) => ({ ...game, gameCode, vassalage: gameCode.split('-')[0] ?? '' })),
      ),
      client: { isImmutable: true, entry: async () => ({ scriptUrl: '', styleUrl: '' }), read: async () => undefined },
      clock: () => new Date(),
      log: pino({ level: 'silent' }),
    });
    await arcade.app.listen({ host: '127.0.0.1', port: arcadePort });
    stopArcade = () => arcade.app.close();
  });

  afterAll(async () => {
    await gateway.close();
    await stopArcade();
    await database.close();
  });

  const winners = async (): Promise<readonly Winner[]> =>
    successOf<WinnerBoard>(await gateway.ask('/wps/relay/ODSFE2_getWinnerBoard')).list.map(({ vo }) => vo);

  it('fill the winner board with rounds that they really play, under masked names', { timeout: 90_000 }, async () => {
    // Winners are random: usually there are four after ten seconds.
    await expect.poll(async () => (await winners()).length, { timeout: 80_000, interval: 500 }).toBeGreaterThan(3);
    for (const { customerName } of await winners()) expect(customerName).toMatch(/^..?•••..?$/);
    const rounds = await database.forSite('aurora', (tx) =>
      tx.selectFrom('played_round').select(['member_id', 'bet_minor', 'session_id']).execute(),
    );
    expect(rounds.every(({ bet_minor, session_id }) => BigInt(bet_minor) > 0n && session_id !== null)).toBe(true);
  });

  it('are marked as bots, and nobody else is', async () => {
    const { played, others } = await database.forSite('aurora', async (tx) => ({
      played: await tx
        .selectFrom('played_round')
        .innerJoin('member', 'member.member_id', 'played_round.member_id')
        .select('is_bot')
        .distinct()
        .execute(),
      others: await tx.selectFrom('member').select('account').where('is_bot', '=', false).execute(),
    }));
    expect([played, others]).toEqual([[{ is_bot: true }], []]);
  });

  it('leave a ledger that adds up', async () => {
    const { sites } = successOf<LedgerReport>(await operatorCalls(gateway).call('/ledger/check'));
    expect(sites.map(({ isSound }) => isSound)).toEqual([true]);
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
