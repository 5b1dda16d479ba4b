import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BetRecords, MemberInfo, RecentGames } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { openRealtime } from '#gateway/testing/realtime-client.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const HOUR_MS = 60 * 60 * 1_000;

describeOnOneEngine('what members played', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  let lastRound = 0;
  let token: string;
  let memberId: string;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site: { vendors: ['PG', 'EG2', 'AG'] } }), siteDocuments({ id: 'lotus' })],
      now: () => new Date(nowMs),
    });
    for (const vendor of ['PG', 'EG2', 'AG', 'UG'])
      await addIntegration(database, { vendor, settings: { testGames: ['gone'] } });
    [token, memberId] = await newMember('playerone');
  });

  afterAll(() => gateway.close());

  async function newMember(account: string, host = 'aurora.localhost'): Promise<[string, string]> {
    const calls = accountCalls(gateway);
    const own = await calls.newMember(account, { host, envelope: { iat: Math.floor(nowMs / 1_000) } });
    return [own, successOf<MemberInfo>(await calls.info(own, { host })).id];
  }

  /** Plays a round as its vendor would. */
  async function play(
    game: string,
    { bet = 100, win = 0, isFinished = true, player = memberId, vendor = game.split('-')[0] ?? '' } = {},
  ): Promise<void> {
    nowMs += 1_000;
    lastRound += 1;
    const round = lastRound;
    const integrationId = `aurora.${vendor}`;
    const user_id = await addPlayer(database, { memberId: player, integrationId, balanceMinor: bet });
    const answer = await vendorCalls(gateway, integrationId).post('process', {
      ...{ user_id, currency: 'EUR', game: `${vendor}:${game}`, game_id: `round${round}`, finished: isFinished },
      actions: [
        { action: 'bet', action_id: `bet${round}`, amount: bet },
        ...(win > 0 ? [{ action: 'win', action_id: `win${round}`, amount: win }] : []),
      ],
    });
    expect(answer.status, answer.text).toBe(200);
  }

  const ask = (path: string, own = token) => gateway.ask(path, { headers: accountCalls(gateway).bearer(own) });
  const recent = async (query = '', own = token) =>
    successOf<RecentGames>(await ask(`/wps/relay/GCS_recentGame${query}`, own));
  const names = async (query = '', own = token) => (await recent(query, own)).list.map(({ gameName }) => gameName);
  const records = async (query = '', own = token) => successOf<BetRecords>(await ask(`/wps/member/bets${query}`, own));

  it('is nothing at first', async () => {
    expect(await recent()).toEqual({ list: [], totalPages: 0, totalCount: 0 });
    expect(await records()).toEqual({
      list: [],
      totals: { betAmount: '0.00', winAmount: '0.00', profit: '0.00' },
      totalPages: 0,
      totalCount: 0,
    });
  });

  it('lists each game once, the one that was played last first', async () => {
    for (const game of ['PG-1', 'PG-1', 'EG2-1', 'AG-1', 'PG-2', 'PG-1']) await play(game);
    expect(await names()).toEqual(['Tomb of Anubis', 'Lucky Sevens', 'Nordic Roulette', 'Café Noir']);
    expect(await names('?language=ES&clientType=3')).toContain('Tumba de Anubis');
  });

  it('lists them by type, by vendor and page by page', async () => {
    expect(await names('?gameType=RNG&pageSize=12')).toEqual(['Tomb of Anubis', 'Lucky Sevens', 'Café Noir']);
    expect(await names('?vassalage=EG2')).toEqual(['Café Noir']);
    const { list, totalPages, totalCount } = await recent('?page=2&pageSize=3');
    expect([list.map(({ gameName }) => gameName), totalPages, totalCount]).toEqual([['Café Noir'], 2, 4]);
    expect(validatorOf('RecentGames')({ list, totalPages, totalCount })).toBe(true);
  });

  it('leaves games that the site does not offer out of the recent games, and keeps them in the records', async () => {
    await play('gone', { vendor: 'PG', bet: 5 });
    expect(await names()).toHaveLength(4);
    expect((await records('?pageSize=1')).list[0]).toMatchObject({
      gameCode: 'gone',
      gameName: 'gone',
      vassalage: 'PG',
    });
  });

  it('is visible to no other member and to no guest', async () => {
    const [other] = await newMember('playertwo');
    expect([await names('', other), (await records('', other)).totalCount]).toEqual([[], 0]);
    for (const path of ['/wps/relay/GCS_recentGame', '/wps/member/bets'])
      expect(refusalOf(await gateway.ask(path)).code).toBe('not_logged_in');
  });

  it('is listed round by round, with each result and the total', async () => {
    const [own, player] = await newMember('playerthree');
    await play('PG-1', { player, bet: 250, win: 1_000 });
    await play('EG2-1', { player, bet: 300, isFinished: false });
    const found = await records('', own);
    expect(validatorOf('BetRecords')(found)).toBe(true);
    expect(found.list).toEqual([
      expect.objectContaining({
        ...{ vassalage: 'EG2', vendorName: 'EG2 Studio', gameCode: 'EG2-1', gameName: 'Café Noir' },
        ...{ betAmount: '3.00', winAmount: '0.00', profit: '-3.00', currency: 'EUR', status: 'open', closedAt: null },
      }),
      expect.objectContaining({
        ...{ gameName: 'Tomb of Anubis', betAmount: '2.50', winAmount: '10.00', profit: '7.50', status: 'closed' },
        ...{ iconUrl: expect.stringContaining('/pictures/') },
      }),
    ]);
    expect(found.totals).toEqual({ betAmount: '5.50', winAmount: '10.00', profit: '4.50' });
    const onlyOne = await records('?vendor=PG', own);
    expect([onlyOne.totalCount, onlyOne.totals.profit]).toEqual([1, '7.50']);
  });

  it('covers a period: a week by default, a season at most', async () => {
    const [own, player] = await newMember('playerfour');
    const start = nowMs;
    for (let day = 0; day < 10; day += 1) {
      await play('PG-1', { player });
      nowMs += 24 * HOUR_MS;
    }
    const [fresh] = [(await accountCalls(gateway).signedIn('playerfour', { envelope: { iat: nowMs / 1_000 } })).token];
    expect(own).not.toBe(fresh);
    const between = (from: number, to: number) =>
      `?from=${new Date(from).toISOString()}&to=${new Date(to).toISOString()}`;
    expect((await records('', fresh)).totalCount).toBe(6);
    expect((await records(between(start, nowMs), fresh)).totalCount).toBe(10);
    const page = await records(`${between(start, nowMs)}&pageNo=4&pageSize=3`, fresh);
    expect([page.list.length, page.totalPages, page.totals.betAmount]).toEqual([1, 4, '10.00']);
    const refused = async (query: string) => refusalOf(await ask(`/wps/member/bets${query}`, fresh)).fields;
    expect(await refused(between(nowMs, start))).toEqual({ to: 'out_of_range' });
    expect(await refused(between(start - 100 * 24 * HOUR_MS, nowMs))).toEqual({ from: 'out_of_range' });
    expect(await refused('?from=yesterday')).toEqual({ from: 'wrong_format' });
  });

  it('tells open pages of the balance: a few changes in a row as one, and always how it stands', async () => {
    const [own, player] = await newMember('playerfive');
    const client = await openRealtime(gateway.port, { token: own });
    client.send({ type: 'resume' });
    await client.next('ready');
    await Promise.all([
      play('PG-1', { player, win: 300 }),
      play('PG-2', { player, win: 40 }),
      play('EG2-1', { player, win: 2 }),
    ]);
    const balanceEvent = async (balance: string) => {
      for (;;) {
        const { payload } = await client.next('balance');
        if (payload.balance === balance) return payload;
      }
    };
    expect(await balanceEvent('3.42')).toEqual({ balance: '3.42', currency: 'EUR' });
    const [, stranger] = await newMember('playersix');
    await play('PG-1', { player: stranger, win: 999 });
    await play('PG-1', { player, win: 8 });
    await balanceEvent('3.50');
    const balances = client.frames.flatMap((frame) => (frame.type === 'balance' ? [frame.payload.balance] : []));
    expect(balances.at(-1)).toBe('3.50');
    expect(balances).not.toContain('9.99');
    client.close();
  });

  it('writes nothing for members without a session', async () => {
    const [own, player] = await newMember('playerseven');
    await gateway.ask('/wps/session/logout', { method: 'DELETE', headers: accountCalls(gateway).bearer(own) });
    await play('PG-1', { player, win: 5 });
    const [listening, listener] = await newMember('playereight');
    const client = await openRealtime(gateway.port, { token: listening });
    client.send({ type: 'resume' });
    await client.next('ready');
    await play('PG-1', { player: listener, win: 5 });
    await client.next('balance');
    const events = await database.forSite('aurora', (tx) =>
      tx.selectFrom('member_event').select('audience').where('type', '=', 'balance').execute(),
    );
    expect(events.map(({ audience }) => audience)).toContain(listener);
    expect(events.map(({ audience }) => audience)).not.toContain(player);
    client.close();
  });
});
