import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ReconciliationDifferences,
  VendorCallReplayed,
  VendorCalls,
  WalletRound,
} from '#contracts/generated/contracts.ts';
import { findById } from '#gateway/areas/accounts/accounts.ts';
import { vendorKeys } from '#gateway/secrets/vendor-keys.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { isSignedForVendor } from '#gateway/testing/vendor-server.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { reconciliationService } from '../reconciliation/reconciliation-service.ts';
import { integrationBook } from '../vendors/integration-book.ts';

const MINUTE_MS = 60_000;

describeOnOneEngine('what is kept of vendors’ calls', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let server: Server;
  let user: string;
  const currency = siteDocuments({ id: 'aurora' }).site.currency.code;
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  const clock = () => new Date(nowMs);
  /** Rounds that the vendor's own server lists, one per page. */
  let theirs: WalletRound[] = [];
  const asked: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://vendor');
      asked.push(request.url ?? '');
      const isSigned = isSignedForVendor(request, new Uint8Array());
      const place = Number(searchParams.get('cursor') ?? 0);
      const rounds = theirs.slice(place, place + 1);
      const next = place + 1 < theirs.length ? { next_cursor: String(place + 1) } : {};
      response.writeHead(isSigned && pathname === '/base/operators/aurora.PG/rounds' ? 200 : 403);
      response.end(JSON.stringify({ rounds, ...next }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    database = await open();
    gateway = await startGateway(database, { now: clock });
    await addIntegration(database, { settings: { serverUrl: `http://vendor.localhost:${port}/base` } });
    await addIntegration(database, { vendor: 'EG2', settings: { serverUrl: 'http://127.0.0.1:1' } });
    user = await addPlayer(database, {
      memberId: 'R000000001',
      integrationId: 'aurora.PG',
      balanceMinor: 1_000,
      currency,
    });
  });
  afterAll(async () => {
    await gateway.close();
    server.close();
  });

  const call = (id: string, amount: number) =>
    vendorCalls(gateway, 'aurora.PG').post('process', {
      user_id: user,
      currency,
      game: 'PG:PG-1',
      game_id: id,
      actions: [{ action: 'bet', action_id: id, amount }],
    });
  const accountOf = async (memberId: string) => {
    const member = await database.forSite('aurora', (tx) => findById(tx, 'aurora', memberId));
    return member?.account;
  };
  const operators = () => operatorCalls(gateway, clock);
  const list = async (query = '') =>
    successOf<VendorCalls>(await operators().call(`/sites/aurora/vendor-calls${query}`));

  describe('the log of calls', () => {
    it('has each call that was signed with its bytes and its answer, newest first', async () => {
      const answers = [await call('one', 10), await call('two', 5_000)];
      await vendorCalls(gateway, 'aurora.PG', 'another key').post('process', {});
      const { list: calls, hasMore } = await list();
      expect(hasMore).toBe(false);
      expect(calls.map(({ status, answer, operation }) => ({ status, answer, operation }))).toEqual(
        answers.map(({ status, text }) => ({ status, answer: text, operation: 'process' })).reverse(),
      );
      expect(JSON.parse(calls[0]?.request ?? '')).toMatchObject({ game_id: 'two' });
      const account = await accountOf('R000000001');
      const asked = (roundId: string, amount: string) => ({ roundId, account, amount, currency });
      expect(calls.map((one) => one.asked)).toEqual([asked('two', '-50.00'), asked('one', '-0.10')]);
      expect(calls[0]?.receivedAt).toBe(clock().toISOString().replace('.000', ''));
    });

    it('is listed in pages, by vendor, status and time', async () => {
      const first = await list('?pageSize=1');
      expect([first.list.length, first.hasMore]).toEqual([1, true]);
      const second = await list(`?pageSize=1&before=${first.list[0]?.callId}`);
      expect(JSON.parse(second.list[0]?.request ?? '')).toMatchObject({ game_id: 'one' });
      expect((await list('?status=422')).list).toHaveLength(1);
      expect((await list('?integration=aurora.EG2')).list).toEqual([]);
      expect((await list('?from=2026-03-02T00:00:00Z')).list).toEqual([]);
    });

    it('repeats a call: an applied one is not applied twice, and a refused one may be applied now', async () => {
      const { list: calls } = await list();
      const replay = async (callId = '') =>
        successOf<VendorCallReplayed>(
          await operators().call(`/sites/aurora/vendor-calls/${callId}/replay`, { method: 'POST' }),
        );
      const [refused, applied] = calls;
      const again = await replay(applied?.callId);
      expect(again).toEqual({ status: 200, answer: applied?.answer, wasStatus: 200, wasAnswer: applied?.answer });
      expect(await replay(refused?.callId)).toMatchObject({ status: 422, wasStatus: 422 });
      await addPlayer(database, { memberId: 'R000000001', integrationId: 'aurora.PG', balanceMinor: 5_000, currency });
      expect(await replay(refused?.callId)).toMatchObject({ status: 200, wasStatus: 422 });
    });

    it('is for operators with the role, on the site that it is of', async () => {
      const support = await operators().newOperator('support1', [{ siteId: 'aurora', role: 'support' }]);
      const { token } = support;
      expect((await operators().call('/sites/aurora/vendor-calls', { token })).status).toBe(200);
      for (const [path, method] of [
        ['/sites/lotus/vendor-calls', 'GET'],
        ['/sites/aurora/vendor-calls/1/replay', 'POST'],
        ['/sites/aurora/vendor-differences', 'GET'],
      ] as const)
        expect(refusalOf(await operators().call(path, { token, method })).code).toBe('operator_role_required');
      expect((await operators().call('/sites/aurora/vendor-calls', { token: null })).status).toBe(401);
    });

    it('knows no call of another site', async () => {
      const [one] = (await list()).list;
      const answer = await operators().call(`/sites/lotus/vendor-calls/${one?.callId}/replay`, { method: 'POST' });
      expect(refusalOf(answer).code).toBe('not_found');
      expect(refusalOf(await operators().call('/sites/nowhere/vendor-calls')).code).toBe('not_found');
    });
  });

  describe('the reconciliation', () => {
    const looked: Array<readonly [string, number]> = [];
    const failed: string[] = [];
    const service = () =>
      reconciliationService({
        database,
        integrations: integrationBook({ database, keys: vendorKeys(database.secrets), isSite: () => true, clock }),
        clock,
        onLooked: (integration, differences) => looked.push([integration, differences]),
        onFailed: (integration) => failed.push(integration),
      });
    const differences = async (query = '') =>
      successOf<ReconciliationDifferences>(await operators().call(`/sites/aurora/vendor-differences${query}`)).list;
    const round = (game_id: string, bet: number, win = 0): WalletRound => ({
      game_id,
      game: 'PG:PG-1',
      user_id: user,
      currency,
      bet,
      win,
      rolled_back: 0,
      finished: true,
      actions: [],
    });

    it('finds rounds that only one side has or that differ, and nothing else', async () => {
      await call('three', 7);
      nowMs += 30 * MINUTE_MS;
      theirs = [round('one', 10), round('two', 4_000), round('unheard', 3), round('nothing', 0)];
      await service().reconcileSite('aurora');
      const found = await differences();
      expect(
        found
          .map(({ vendorRoundId, ours, theirs: there }) => ({ vendorRoundId, ours, there }))
          .sort((one, other) => one.vendorRoundId.localeCompare(other.vendorRoundId)),
      ).toEqual([
        { vendorRoundId: 'three', ours: { bet: 7, win: 0 }, there: null },
        { vendorRoundId: 'two', ours: { bet: 5_000, win: 0 }, there: { bet: 4_000, win: 0 } },
        { vendorRoundId: 'unheard', ours: null, there: { bet: 3, win: 0 } },
      ]);
      const account = await accountOf('R000000001');
      expect(new Set(found.map((one) => one.account))).toEqual(new Set([account]));
      expect(looked.at(-1)).toEqual(['aurora.PG', 3]);
    });

    it('sends signed requests page by page, and reconciles the others when one vendor does not answer', () => {
      expect(asked.filter((url) => url.includes('cursor=')).length).toBeGreaterThanOrEqual(3);
      expect(failed).toContain('aurora.EG2');
    });

    it('writes a difference once, and notes when it is resolved', async () => {
      nowMs += 30 * MINUTE_MS;
      theirs = [round('one', 10), round('two', 5_000), round('unheard', 3), round('three', 7)];
      await service().reconcileSite('aurora');
      expect((await differences()).map(({ vendorRoundId }) => vendorRoundId)).toEqual(['unheard']);
      const all = await differences('?settled=true');
      expect(all).toHaveLength(3);
      expect(all.filter(({ settledAt }) => settledAt !== null)).toHaveLength(2);
      expect(looked.at(-1)).toEqual(['aurora.PG', 1]);
    });
  });
});
