import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Winner, WinnerBoard } from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { openRealtime } from '#gateway/testing/realtime-client.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { nodeIdOf } from '#gateway/testing/test-catalogue.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

interface TestWin {
  readonly win: number;
  readonly bet?: number;
  readonly game?: string;
  readonly player?: string;
  readonly site?: string;
  readonly isFinished?: boolean;
}

describeOnOneEngine('the winner board', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  let lastRound = 0;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site: { vendors: ['PG', 'AG'] } }), siteDocuments({ id: 'lotus' })],
      now: () => new Date(nowMs),
    });
    for (const siteId of ['aurora', 'lotus'])
      for (const vendor of ['PG', 'AG', 'EG2']) await addIntegration(database, { siteId, vendor });
  });

  afterAll(() => gateway.close());

  const ids = new Map<string, string>();
  const idOf = (player: string): string => {
    const id = ids.get(player) ?? String(1_000_000_000 + ids.size);
    ids.set(player, id);
    return id;
  };

  const later = (ms: number): void => {
    nowMs += ms;
  };

  /** Plays a round as its vendor would. */
  async function play({ win, bet = 1, game = 'PG-1', player = 'player', site = 'aurora', isFinished = true }: TestWin) {
    lastRound += 1;
    const vendor = game.split('-')[0] ?? '';
    const integrationId = `${site}.${vendor}`;
    const memberId = idOf(player);
    const user_id = await addPlayer(database, { memberId, integrationId, balanceMinor: bet });
    await database.forSite(site, (tx) =>
      tx.updateTable('member').set({ account: player }).where('member_id', '=', memberId).execute(),
    );
    const action = (kind: 'bet' | 'win', amount: number) => ({
      action: kind,
      action_id: `${kind}${lastRound}`,
      amount,
    });
    const answer = await vendorCalls(gateway, integrationId).post('process', {
      ...{ user_id, currency: 'EUR', game: `${vendor}:${game}`, game_id: `round${lastRound}`, finished: isFinished },
      actions: [action('bet', bet), ...(win > 0 ? [action('win', win)] : [])],
    });
    expect(answer.status, answer.text).toBe(200);
    return user_id;
  }

  const board = async (query = '', host = 'aurora.localhost'): Promise<Winner[]> =>
    successOf<WinnerBoard>(await gateway.ask(`/wps/relay/ODSFE2_getWinnerBoard${query}`, { host })).list.map(
      ({ vo }) => vo,
    );
  const amounts = async (query = '', host?: string) => (await board(query, host)).map(({ winAmount }) => winAmount);

  it('is empty before the first win', async () => {
    await play({ win: 0 });
    expect(await board()).toEqual([]);
  });

  it('shows the largest win first, the name masked and the amount in the site’s currency', async () => {
    await play({ win: 500, player: 'marielyn7' });
    await play({ win: 123_456, game: 'AG-1' });
    later(11_000);
    const winners = await board('?language=ES');
    expect(winners.map(({ winAmount }) => winAmount)).toEqual(['1234.56', '5.00']);
    expect(winners[1]).toMatchObject({
      nodeId: nodeIdOf('PG-1'),
      gameName: 'Tumba de Anubis',
      vassalage: 'PG',
      customerName: 'ma•••n7',
    });
    expect(JSON.stringify(winners)).not.toContain('marielyn7');
  });

  it('leaves out rounds that go on, that won no more than was bet, and games that the site does not offer', async () => {
    await play({ win: 900_000, isFinished: false });
    await play({ win: 800_000, bet: 800_000 });
    await play({ win: 700_000, game: 'AG-1', site: 'lotus' });
    later(11_000);
    expect(await amounts()).toEqual(['1234.56', '5.00']);
  });

  it('shows newer wins, ten seconds later at most', async () => {
    await play({ win: 600 });
    later(10_000);
    expect(await amounts()).toEqual(['1234.56', '6.00', '5.00']);
  });

  it('never shows a winner of another site', async () => {
    expect(await amounts('', 'lotus.localhost')).toEqual(['7000.00']);
  });

  it('shows as many as are asked for, and never more than twenty', async () => {
    for (let amount = 1; amount <= 25; amount += 1) await play({ win: 1_000 + amount, site: 'lotus' });
    later(11_000);
    expect(await board('?limitNum=3', 'lotus.localhost')).toHaveLength(3);
    for (const limit of ['99', '100', ''])
      expect(await board(`?limitNum=${limit}`, 'lotus.localhost')).toHaveLength(20);
    expect(refusalOf(await gateway.ask('/wps/relay/ODSFE2_getWinnerBoard?limitNum=0')).fields).toEqual({
      limitNum: 'wrong_format',
    });
  });

  it('is of the last seven days where they fill it, and of all times where they do not', async () => {
    later(8 * 24 * 60 * 60 * 1_000);
    expect((await amounts('', 'lotus.localhost'))[0]).toBe('7000.00');
    for (let amount = 1; amount <= 20; amount += 1) await play({ win: 100 + amount, site: 'lotus' });
    later(11_000);
    const ofWeek = await amounts('', 'lotus.localhost');
    expect([ofWeek.length, ofWeek[0], ofWeek.at(-1)]).toEqual([20, '1.20', '1.01']);
  });

  it('is announced to all listeners: the largest win of a moment, if it belongs there', async () => {
    const token = await accountCalls(gateway).newMember('listener', {
      host: 'lotus.localhost',
      envelope: { iat: Math.floor(nowMs / 1_000) },
    });
    const client = await openRealtime(gateway.port, { host: 'lotus.localhost', token });
    client.send({ type: 'resume' });
    await client.next('ready');
    // Waits until earlier wins are out, two seconds at most: in one batch a larger win would hide a smaller one.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await play({ win: 100, site: 'lotus' });
    await play({ win: 4_000, site: 'lotus', player: 'listenedto' });
    await play({ win: 5_000, bet: 6_000, site: 'lotus' });
    const winnerEvent = async (amount: string) => {
      for (;;) {
        const { scope, payload } = await client.next('winner');
        if (payload.vo.winAmount === amount) return { scope, ...payload.vo };
      }
    };
    expect(await winnerEvent('40.00')).toMatchObject({
      scope: 'site',
      customerName: 'li•••to',
      gameName: 'Tomb of Anubis',
    });
    // It is on the board at once.
    expect((await amounts('', 'lotus.localhost'))[0]).toBe('40.00');
    await play({ win: 50, site: 'lotus' });
    await play({ win: 4_500, site: 'lotus' });
    await winnerEvent('45.00');
    const announcedAmounts = client.frames.flatMap((frame) =>
      frame.type === 'winner' ? [frame.payload.vo.winAmount] : [],
    );
    expect(announcedAmounts.slice(announcedAmounts.indexOf('40.00'))).toEqual(['40.00', '45.00']);
    for (const tooSmall of ['1.00', '50.00', '0.50']) expect(announcedAmounts).not.toContain(tooSmall);
    client.close();
  });
});
