import { expect, it, vi } from 'vitest';
import type {
  BetDetail,
  BetRecords,
  LotteryTicket,
  LotteryTickets,
  Profit,
  Statement,
  Transactions,
} from '#contracts/generated/contracts.ts';
import { lotteryScene, NOON } from '#gateway/testing/lottery-scene.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { RACE_SHOWN_MS } from '../draws/result-shown.ts';
import { tellInTime } from '../tickets/tell-in-time.ts';

/** Noon in Hanoi: the 241st race of its day runs at that moment, the 242nd three minutes later. */
const NEXT = '20261203-0242';
const DRAW = NOON + 3 * 60_000;
const race = { gameCode: 'VN_BAMBOO_RACE', issue: NEXT };

describeOnOneEngine('the result of a race', (open) => {
  const scene = lotteryScene(open);
  const winner = (issue: string): string => scene.drawn('VN_BAMBOO_RACE', issue).balls[0] ?? '';
  const records = async (token: string, query = '') =>
    successOf<BetRecords>(await scene.get(`/wps/member/bets${query}`, token));
  const accounts = async (token: string) => ({
    transactions: successOf<Transactions>(await scene.get('/wps/member/transactions', token)),
    profit: successOf<Profit>(await scene.get('/wps/member/profit', token)),
    statement: successOf<Statement>(await scene.get('/wps/member/statement', token)),
  });
  const tickets = async (token: string, status: LotteryTicket['status']) =>
    successOf<LotteryTickets>(await scene.get(`/lgw/vn/tickets?status=${status}`, token)).totalCount;

  it('is paid at the draw, and told once the race has been shown', async () => {
    scene.at(NOON);
    const { token } = await scene.newMember();
    const lines = [{ betType: 'place-1', picks: [winner(NEXT)], stake: '2.00' }];
    const [{ ticketId } = { ticketId: '' }] = await scene.bought(token, { ...race, lines });

    scene.at(DRAW + RACE_SHOWN_MS - 1);
    await scene.settle();
    expect(await scene.balance(token)).toBe('117.70');
    const hidden = await scene.ticket(token, ticketId);
    expect(hidden).toMatchObject({ status: 'open', win: '0.00', result: null, seed: null });
    expect(hidden.lines.map(({ hits, win }) => [hits, win])).toEqual([[null, '0.00']]);
    expect([await tickets(token, 'open'), await tickets(token, 'won')]).toEqual([1, 0]);
    for (const query of ['', '?status=open'])
      expect(await records(token, query)).toMatchObject({
        list: [{ status: 'open', winAmount: '0.00', profit: '-2.00', closedAt: null }],
        totals: { betAmount: '2.00', winAmount: '0.00' },
      });
    expect((await records(token, '?status=closed')).totalCount).toBe(0);
    const roundId = (await records(token)).list[0]?.roundId;
    const bet = successOf<BetDetail>(await scene.get(`/wps/member/bets/${roundId}`, token));
    expect([bet.round.status, bet.actions.map(({ kind }) => kind)]).toEqual(['open', ['bet']]);
    for (const path of ['bets', 'transactions'])
      expect((await scene.get(`/wps/member/${path}?as=csv`, token)).text).not.toContain('19.70');
    const before = await accounts(token);
    expect(before.transactions.list.map(({ kind }) => kind)).not.toContain('win');
    expect(before.transactions.totals).toMatchObject({ out: '2.00' });
    expect(before.profit.totals).toMatchObject({ bets: 1, staked: '2.00', returned: '0.00', net: '-2.00' });
    expect(before.profit.categories).toMatchObject([{ returned: '0.00' }]);
    expect(before.statement.totals).toMatchObject({ play: '-2.00', returned: '0.00' });
    expect(before.statement.balanceAfter).toBe(before.transactions.list[0]?.balance);

    scene.at(DRAW + RACE_SHOWN_MS);
    expect(await scene.ticket(token, ticketId)).toMatchObject({
      ...{ status: 'won', win: '19.70', seed: expect.any(String) },
      result: { balls: scene.drawn('VN_BAMBOO_RACE', NEXT).balls },
    });
    expect([await tickets(token, 'open'), await tickets(token, 'won')]).toEqual([0, 1]);
    expect(await records(token)).toMatchObject({
      list: [{ status: 'closed', winAmount: '19.70' }],
      totals: { winAmount: '19.70' },
    });
    const after = await accounts(token);
    expect(after.transactions.list[0]).toMatchObject({ kind: 'win', amount: '19.70', balance: '117.70' });
    expect(after.transactions.totalCount).toBe(before.transactions.totalCount + 1);
    expect(after.profit.totals).toMatchObject({ bets: 1, returned: '19.70', net: '17.70' });
    expect(after.statement.totals).toMatchObject({ play: '17.70', returned: '19.70' });
    expect(after.statement.balanceAfter).toBe('117.70');
    const told = successOf<BetDetail>(await scene.get(`/wps/member/bets/${roundId}`, token));
    expect(told.actions.map(({ kind }) => kind)).toEqual(['bet', 'win']);
  });

  it('leaves the rest of a chase open until then, and the stakes come back after it', async () => {
    scene.at(NOON);
    const { token } = await scene.newMember();
    const lines = [{ betType: 'place-1', picks: [winner(NEXT)], stake: '2.00' }];
    const bought = await scene.bought(token, { ...race, lines, draws: 3, stopsOnWin: true });
    const states = async () =>
      Promise.all(bought.map(async ({ ticketId }) => (await scene.ticket(token, ticketId)).status));
    scene.at(DRAW);
    await scene.settle();
    expect([await states(), await scene.balance(token)]).toEqual([['open', 'open', 'open'], '113.70']);
    scene.at(DRAW + RACE_SHOWN_MS);
    await scene.settle();
    expect([await states(), await scene.balance(token)]).toEqual([['won', 'cancelled', 'cancelled'], '117.70']);
  });

  it('is told at once of every other game', async () => {
    scene.at(NOON);
    const { token } = await scene.newMember();
    const keno = { gameCode: 'VN_KENO_EXPRESS', issue: '20261203-0722' };
    const lines = [{ betType: 'sumSides', picks: ['big'], stake: '2.00' }];
    const [ticket] = await scene.bought(token, { ...keno, lines });
    scene.at(NOON + 60_000);
    await scene.settle();
    expect((await scene.ticket(token, ticket?.ticketId ?? '')).status).not.toBe('open');
  });
});

it('tells of a settled race once it has been shown, and forgets it where the gateway stops before', () => {
  const onSettled = vi.fn();
  const waiting: (readonly [() => void, number])[] = [];
  const forgotten = vi.fn();
  const news = tellInTime({
    onSettled,
    clock: () => new Date(DRAW + 4_000),
    later: (run, delayMs) => {
      waiting.push([run, delayMs]);
      return () => forgotten();
    },
  });
  const call = (gameCode: string) => ({ gameCode }) as Parameters<typeof news.tell>[0];
  news.tell(call('VN_KENO_EXPRESS'));
  expect(onSettled).toHaveBeenCalledTimes(1);
  news.tell(call('VN_BAMBOO_RACE'));
  news.tell(call('VN_BAMBOO_RACE'));
  expect(onSettled).toHaveBeenCalledTimes(1);
  expect(waiting.map(([, delayMs]) => delayMs)).toEqual([RACE_SHOWN_MS - 4_000, RACE_SHOWN_MS - 4_000]);
  waiting[0]?.[0]();
  expect(onSettled).toHaveBeenCalledTimes(2);
  news.stop();
  expect(forgotten).toHaveBeenCalledTimes(1);
});
