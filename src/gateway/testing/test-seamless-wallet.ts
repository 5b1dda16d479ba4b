import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { vendorMemberId } from '#gateway/areas/money/repository/integration-repository.ts';
import { checkLedger, isSound } from '#gateway/areas/money/repository/ledger-check.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import type { OpenTestDatabase, TestDatabase } from '#tests/harness/test-database.ts';
import { startGateway, type TestGateway, type TestGatewayOptions } from './start-gateway.ts';
import { siteDocuments } from './test-site.ts';
import { addIntegration, addPlayer, vendorCalls } from './vendor-calls.ts';

/** The default game of calls. */
export const GAME = 'PG:PG-1';

/** Expects a refusal with its code. */
export const refusal = (status: number, code: number) => (answer: SiteResponse) => {
  expect([answer.status, answer.json()]).toEqual([status, expect.objectContaining({ code })]);
};

/** Expects that a call was taken, and gives its transactions. */
export function transactions(answer: SiteResponse) {
  expect(answer.status, answer.text).toBe(200);
  return (answer.json() as { transactions: Array<{ action_id: string; tx_id: string }> }).transactions;
}

/**
 * The seamless wallet as vendors call it, on a gateway with vendors of every kind. Each test begins with a player of
 * its own who has 1,000.00; after the last one the ledger is sound. Everything is one for all tests of the `describe`
 * that calls this.
 */
export function testSeamlessWallet(open: OpenTestDatabase, options: Pick<TestGatewayOptions, 'walletDialects'> = {}) {
  const { currency } = siteDocuments({ id: 'aurora' }).site;
  let database: TestDatabase;
  let gateway: TestGateway;
  let vendor: ReturnType<typeof vendorCalls>;
  let members = 0;
  let ids = 0;
  let user: string;
  let memberId: string;
  let nowMs = Date.parse('2026-03-01T12:00:00Z');

  const freshId = (): string => {
    ids += 1;
    return `id-${ids}`;
  };

  /** Lets a player of its own with 1,000.00 play from here on. */
  async function newPlayer(integrationId = 'aurora.PG', balanceMinor = 100_000): Promise<void> {
    members += 1;
    memberId = `M${String(members).padStart(9, '0')}`;
    user = await addPlayer(database, { memberId, integrationId, balanceMinor, currency: currency.code });
  }

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, { ...options, now: () => new Date(nowMs) });
    for (const siteId of ['aurora', 'lotus']) await addIntegration(database, { siteId });
    await addIntegration(database, {
      vendor: 'EG2',
      settings: { requiresSession: true, overdrawnRollback: 'refuse', closedGames: ['EG2-2'] },
    });
    await addIntegration(database, {
      vendor: 'AG',
      settings: { allowedActions: ['bonus_win', 'adjust'], limits: { maxBetMinor: { [currency.code]: '500' } } },
    });
    await addIntegration(database, { vendor: 'UG', isEnabled: false });
    await addIntegration(database, { vendor: 'TF', dialect: 'calls' });
    await addIntegration(database, { vendor: 'DS88', wallet: 'transfer' });
    vendor = vendorCalls(gateway, 'aurora.PG');
  });
  beforeEach(() => newPlayer());
  afterAll(async () => {
    const faults = await database.forSite('aurora', (tx) => checkLedger(tx, 'aurora'));
    await gateway.close();
    expect(isSound(faults), JSON.stringify(faults)).toBe(true);
  });

  const body = (more: object = {}) => ({
    user_id: user,
    currency: currency.code,
    game: GAME,
    game_id: `round-${user}`,
    ...more,
  });
  const process = (more: object = {}) => vendor.post('process', body(more));

  return {
    currency: currency.code,
    freshId,
    newPlayer,
    /** A call about the player's round. */
    body,
    /** Makes that call, signed. */
    process,
    bet: (amount: number, action_id = freshId()) => ({ action: 'bet', action_id, amount }),
    win: (amount: number, action_id = freshId()) => ({ action: 'win', action_id, amount }),
    rollback: (original_action_id: string, action_id = freshId()) => ({
      action: 'rollback',
      action_id,
      original_action_id,
    }),
    balance: async (): Promise<number> =>
      ((await process({ game_id: undefined })).json() as { balance: number }).balance,

    /** The stored row of a round of the player. */
    roundOf: (id = `round-${user}`) =>
      database.forSite('aurora', (tx) =>
        tx
          .selectFrom('played_round')
          .select(['bet_minor', 'win_minor', 'rolled_back_minor', 'status', 'won_minor', 'session_id', 'game_code'])
          .where('vendor_round_id', '=', id)
          .where('member_id', '=', memberId)
          .executeTakeFirst(),
      ),

    /** The player's user id at another vendor. */
    alsoKnownTo: (integrationId: string): Promise<string> =>
      database.forSite('aurora', (tx) => vendorMemberId(tx, 'aurora', integrationId, memberId)),

    /** Starts a session of the player with a vendor. */
    async openSession(integrationId: string): Promise<string> {
      const session_id = freshId();
      await database.forSite('aurora', (tx) =>
        tx
          .insertInto('game_session')
          .values({
            site_id: 'aurora',
            session_id,
            integration_id: integrationId,
            member_id: memberId,
            mode: 'real',
            started_at: new Date(nowMs),
            ended_at: null,
          } as never)
          .execute(),
      );
      return session_id;
    },

    now: (): Date => new Date(nowMs),
    pass: (ms: number): void => {
      nowMs += ms;
    },
    get database() {
      return database;
    },
    get gateway() {
      return gateway;
    },
    /** The calls of the vendor PG. */
    get vendor() {
      return vendor;
    },
    /** The player's user id at the vendor. */
    get user() {
      return user;
    },
    get memberId() {
      return memberId;
    },
  };
}
