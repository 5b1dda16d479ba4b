import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BetRecords, MemberInfo, RecentGames, WinnerBoard } from '#contracts/generated/contracts.ts';
import { readRoundsAgain } from '#gateway/areas/money/reconciliation/read-rounds-again.ts';
import { vendorMemberId } from '#gateway/areas/money/repository/integration-repository.ts';
import { moveMark } from '#gateway/areas/money/repository/reconciliation-repository.ts';
import { recordVendorRounds } from '#gateway/areas/money/repository/rounds-repository.ts';
import { vendorKeys } from '#gateway/secrets/vendor-keys.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration } from '#gateway/testing/vendor-calls.ts';
import { startVendorServer, type VendorServer } from '#gateway/testing/vendor-server.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { followVendorRounds } from './follow-vendor-rounds.ts';

describeOnOneEngine('the rounds of vendors that keep wallets of their own', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let vendor: VendorServer;
  let token: string;
  let userId: string;
  let pages: ReadonlyArray<readonly object[]> = [[]];
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  const won: bigint[] = [];
  const warnings: string[] = [];

  beforeAll(async () => {
    database = await open();
    vendor = await startVendorServer(({ path }) => {
      const place = Number(new URL(path, 'http://here').searchParams.get('cursor') ?? 0);
      const isLast = place + 1 >= pages.length;
      return { status: 200, body: { rounds: pages[place], ...(!isLast && { next_cursor: String(place + 1) }) } };
    });
    gateway = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site: { wallet: { isSingle: false } } })],
      now: () => new Date(nowMs),
    });
    await addIntegration(database, { vendor: 'PG', wallet: 'transfer', settings: { serverUrl: vendor.url } });
    await addIntegration(database, { vendor: 'EG2', settings: { serverUrl: vendor.url } });
    const calls = accountCalls(gateway);
    token = await calls.newMember('followed', { envelope: { iat: Math.floor(nowMs / 1_000) } });
    const { id } = successOf<MemberInfo>(await calls.info(token));
    userId = await database.forSite('aurora', (tx) => vendorMemberId(tx, 'aurora', 'aurora.PG', id));
  });

  afterAll(async () => {
    await gateway.close();
    await vendor.close();
  });

  const round = (game_id: string, bet: number, win: number, rest: object = {}) => ({
    ...{ game_id, game: 'PG:PG-1', user_id: userId, currency: 'EUR', bet, win, rolled_back: 0, finished: true },
    actions: [],
    ...rest,
  });

  async function follow(read = followVendorRounds): Promise<void> {
    nowMs += 9_000;
    const site = gateway.sites.all().find(({ id }) => id === 'aurora');
    if (site === undefined) throw new Error('the site is not served');
    await read(
      {
        database,
        keys: vendorKeys(database.secrets),
        onWon: ({ winMinor }) => void won.push(winMinor),
        clock: () => new Date(nowMs),
        log: { warn: (_fields, message) => void warnings.push(message) },
      },
      site,
    );
  }

  const ask = async <Value>(path: string): Promise<Value> =>
    successOf<Value>(await gateway.ask(path, { headers: accountCalls(gateway).bearer(token) }));
  const records = async () => {
    const { list, totals } = await ask<BetRecords>('/wps/member/bets');
    return [list.map(({ betAmount, winAmount, status }) => `${betAmount} ${winAmount} ${status}`), totals.profit];
  };

  it('are among what their members played, page by page and each once', async () => {
    pages = [[round('a', 100, 0)], [round('b', 100, 950), round('c', 200, 0, { user_id: 'nobody-we-know-of' })]];
    await follow();
    await follow();
    expect(await records()).toEqual([['1.00 9.50 closed', '1.00 0.00 closed'], '7.50']);
    expect((await ask<RecentGames>('/wps/relay/GCS_recentGame')).list.map(({ gameCode }) => gameCode)).toEqual([
      'PG-1',
    ]);
    const { list } = await ask<WinnerBoard>('/wps/relay/ODSFE2_getWinnerBoard');
    expect(list.map(({ vo }) => vo.winAmount)).toEqual(['9.50']);
    expect(won).toEqual([950n]);
    expect(
      vendor.calls.every(({ isSigned, path }) => isSigned && path.startsWith('/operators/aurora.PG/rounds?')),
    ).toBe(true);
  });

  it('carry the vendor’s own times, and none that is still to come', async () => {
    const times = { opened_at: '2026-03-01T09:30:00.000Z', closed_at: '2030-01-01T00:00:00.000Z' };
    pages = [[round('timed', 600, 0, times)]];
    await follow();
    const { list } = await ask<BetRecords>('/wps/member/bets');
    const timed = list.find(({ betAmount }) => betAmount === '6.00');
    expect(timed).toMatchObject({ openedAt: '2026-03-01T09:30:00.000Z', closedAt: new Date(nowMs).toISOString() });
  });

  it('follow what becomes of them, and do not begin anew', async () => {
    pages = [[round('d', 300, 0, { finished: false })]];
    await follow();
    expect((await records())[0]).toContain('3.00 0.00 open');
    pages = [[round('d', 300, 400)]];
    await follow();
    expect((await records())[0]).toContain('3.00 4.00 closed');
    pages = [[round('d', 300, 0, { finished: false })]];
    await follow();
    expect((await records())[0]).toContain('3.00 4.00 closed');
    expect(won).toEqual([950n, 400n]);
  });

  it('are read by one process at a time, and again a little later', async () => {
    const before = vendor.calls.length;
    await Promise.all([follow(), follow(), follow()]);
    expect(vendor.calls.length).toBe(before + 1);
  });

  it('are left for the next time where the vendor’s list is malformed', async () => {
    pages = [[{ nothing: true }]];
    await follow();
    expect(warnings).toEqual(['fetching rounds from vendor failed']);
    pages = [[round('e', 700, 0)]];
    await follow();
    expect((await records())[0]).toContain('7.00 0.00 closed');
  });

  it('are read from where the last reading succeeded, however long the vendor fails', async () => {
    pages = [[]];
    await follow();
    const readUntil = nowMs;
    pages = [[{ nothing: true }]];
    for (let minute = 0; minute < 31; minute += 10) {
      nowMs += 10 * 60_000;
      await follow();
    }
    pages = [[round('late', 800, 0)]];
    await follow();
    expect((await records())[0]).toContain('8.00 0.00 closed');
    const from = new URL(vendor.calls.at(-1)?.path ?? '', 'http://here').searchParams.get('from') ?? '';
    expect(Date.parse(from)).toBeLessThanOrEqual(readUntil);
  });

  it('count as staked no more when they are rolled back, however late', async () => {
    const { id: memberId } = successOf<MemberInfo>(await accountCalls(gateway).info(token));
    const staked = async (): Promise<bigint> => {
      const { rows } = await database.forSite('aurora', (tx) =>
        sql<{ staked: string }>`select turnover_staked('aurora', ${memberId}, 'EUR') as staked`.execute(tx),
      );
      return BigInt(rows[0]?.staked ?? -1);
    };
    const rolledBack = { bet: 0, win: 0, rolled_back: 5_000, actions: [] };
    const before = await staked();
    const openedAt = new Date(nowMs).toISOString();
    // Rounds opened earlier are not read again here.
    await database.forSite('aurora', (tx) => moveMark(tx, 'aurora', 'aurora.PG', openedAt));
    const [soon, late] = ['soon', 'late-back'].map((id) => round(id, 5_000, 0, { opened_at: openedAt }));
    pages = [[soon, late].map((one) => ({ ...one }))];
    await follow();
    expect(await staked()).toBe(before + 10_000n);
    pages = [[{ ...soon, ...rolledBack }]];
    await follow();
    expect(await staked()).toBe(before + 5_000n);

    // Rounds that are over are read for ten minutes; a day after they began they are read once more.
    pages = [[{ ...late, ...rolledBack }]];
    nowMs += 23 * 3_600_000;
    await follow(readRoundsAgain);
    const asked = vendor.calls.length;
    expect(await staked()).toBe(before + 5_000n);
    nowMs += 3_600_000;
    await follow(readRoundsAgain);
    expect(await staked()).toBe(before);
    const query = new URL(vendor.calls[asked]?.path ?? '', 'http://here').searchParams;
    expect(Date.parse(query.get('from') ?? '')).toBeLessThanOrEqual(Date.parse(openedAt));
    expect(Date.parse(query.get('to') ?? '')).toBeGreaterThan(Date.parse(openedAt));
  });

  it('never touch rounds that are settled here', async () => {
    const rounds = [
      { round: 'x', game: 'EG2-1', user: userId, currency: 'EUR', bet: 1, win: 9, rolled_back: 0, finished: true },
    ].map((one) => ({ ...one, openedAt: null, closedAt: null }));
    const write = database.forSite('aurora', (tx) =>
      recordVendorRounds(tx, 'aurora', { integrationId: 'aurora.EG2', rounds, zone: 'UTC', at: new Date(nowMs) }),
    );
    await expect(write).rejects.toMatchObject({ code: 'MQ005' });
  });
});
