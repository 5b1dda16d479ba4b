import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type {
  BetDetail,
  BetRecords,
  DrawMenu,
  LaunchedLobby,
  LotteryTerms,
  LotteryTickets,
} from '#contracts/generated/contracts.ts';
import { validateLotteryTerms, validateLotteryTicket } from '#contracts/generated/validators.js';
import { applyPlayLimits, savePlayLimit } from '#gateway/areas/money/repository/play-limits-repository.ts';
import { lotteryScene, NOON } from '#gateway/testing/lottery-scene.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const MINUTE_MS = 60_000;
/** Noon in Hanoi: the 721st minute of its day is drawn at that moment, the 722nd a minute later. */
const NEXT = '20261203-0722';
const keno = { gameCode: 'VN_KENO_EXPRESS', issue: NEXT };
const big = { betType: 'sumSides', picks: ['big'], stake: '2.00' };

describeOnOneEngine('tickets of lotteries', (open) => {
  const scene = lotteryScene(open);

  /** The side that the sum of a keno draw will be on. */
  const sideOf = (issue: string): string => {
    const sum = scene.drawn('VN_KENO_EXPRESS', issue).balls.reduce((one, ball) => one + Number(ball), 0);
    return sum > 810 ? 'big' : 'small';
  };
  const other = (side: string): string => (side === 'big' ? 'small' : 'big');
  const openAgain = (): void => scene.at(NOON);

  it('have terms: bet types with odds and returns, and the draws that take bets', async () => {
    openAgain();
    const ask = (query: string) => scene.gateway.ask(`/lgw/vn/games/bet_types?${query}`);
    const terms = successOf<LotteryTerms>(await ask('gameCode=VN_KENO_EXPRESS'));
    expect(validateLotteryTerms(terms)).toBe(true);
    expect(terms).toMatchObject({ minStake: '0.10', maxStake: '100', now: '2026-12-03T05:00:00.000Z' });
    expect(terms.draws).toHaveLength(20);
    expect(terms.draws[0]).toEqual({
      issue: NEXT,
      closesAt: '2026-12-03T05:00:55.000Z',
      drawsAt: '2026-12-03T05:01:00.000Z',
    });
    expect(terms.betTypes.find(({ betType }) => betType === 'sumSides')?.options).toContainEqual({
      option: 'big',
      odds: '1.94',
      returnPercent: '96.57',
    });
    expect(refusalOf(await ask('gameCode=SEA_BKK')).code).toBe('not_found');
    expect(
      refusalOf(await scene.gateway.ask('/lgw/vn/games/bet_types?gameCode=VN_MB', { host: 'lotus.localhost' })),
    ).toMatchObject({ status: 403, code: 'feature_disabled' });
  });

  it('take their stake and pay their win at the draw, with the proof', async () => {
    openAgain();
    const { token } = await scene.newMember();
    const side = sideOf(NEXT);
    const lines = [
      { betType: 'sumSides', picks: [side], stake: '2.00' },
      { betType: 'sumSides', picks: [other(side)], stake: '1.00' },
      { betType: 'pick-2', picks: ['01', '02', '03'], stake: '0.50' },
    ];
    const [ticket] = await scene.bought(token, { ...keno, lines });
    expect(validateLotteryTicket(ticket)).toBe(true);
    expect(ticket).toMatchObject({ status: 'open', stake: '4.50', result: null, seed: null, chaseId: null });
    expect(ticket?.lines[2]).toMatchObject({ bets: 3, cost: '1.50', odds: '16.13', hits: null });
    expect(await scene.balance(token)).toBe('95.50');

    await scene.settle();
    expect((await scene.ticket(token, ticket?.ticketId ?? '')).status).toBe('open');
    scene.at(NOON + MINUTE_MS);
    await scene.settle();
    await scene.settle();
    const ended = await scene.ticket(token, ticket?.ticketId ?? '');
    const drawn = scene.drawn('VN_KENO_EXPRESS', NEXT).balls;
    const twos = ['01', '02', '03'].filter((pick) => drawn.includes(pick)).length;
    const pairs = [0, 0, 1, 3][twos] ?? 0;
    const winMinor = 2 * 194 + pairs * 806;
    expect(ended).toMatchObject({ status: 'won', win: (winMinor / 100).toFixed(2) });
    expect(ended.lines.map(({ hits }) => hits)).toEqual([1, 0, pairs]);
    expect(ended.result?.balls).toEqual(drawn);
    expect(
      createHash('sha256')
        .update(Buffer.from(ended.seed ?? '', 'hex'))
        .digest('hex'),
    ).toBe(ticket?.commitment);
    expect(await scene.balance(token)).toBe((95.5 + winMinor / 100).toFixed(2));
    const records = successOf<BetRecords>(await scene.get('/wps/member/bets', token));
    expect(records.list[0]).toMatchObject({ betAmount: '4.50', status: 'closed' });
    const bet = `/wps/member/bets/${records.list[0]?.roundId}`;
    expect(successOf<BetDetail>(await scene.get(bet, token)).ticketId).toBe(ticket?.ticketId);
    expect(refusalOf(await scene.post(`${bet}/view`, token)).code).toBe('round_not_shown');
  });

  it('are bought once for each key, whatever happens on the way', async () => {
    openAgain();
    const { token } = await scene.newMember();
    const [first] = await scene.bought(token, { ...keno, lines: [big] }, 'one');
    const [again] = await scene.bought(token, { ...keno, lines: [big] }, 'one');
    expect(again).toEqual(first);
    expect(await scene.balance(token)).toBe('98.00');
    for (const lines of [[{ ...big, stake: '3.00' }], [{ ...big, picks: ['small'] }]])
      expect(refusalOf(await scene.buy(token, { ...keno, lines }, 'one')).code).toBe('idempotency_mismatch');
    const both = await Promise.all([1, 2].map(() => scene.bought(token, { ...keno, lines: [big] }, 'two')));
    expect(both[0]).toEqual(both[1]);
    expect(await scene.balance(token)).toBe('96.00');
    expect(successOf<LotteryTickets>(await scene.get('/lgw/vn/tickets', token)).totalCount).toBe(2);
    // The answer was lost, and the draw is closed meanwhile.
    scene.at(NOON + MINUTE_MS - 1_000);
    expect(await scene.bought(token, { ...keno, lines: [big] }, 'one')).toEqual([first]);
    openAgain();
    const terms = await scene.gateway.ask('/lgw/vn/games/bet_types?gameCode=VN_KENO_EXPRESS');
    expect(successOf<LotteryTerms>(terms).ticketsSold).toBeGreaterThanOrEqual(2);
  });

  it('are refused whole when a line is wrong, naming each field', async () => {
    openAgain();
    const { token } = await scene.newMember();
    const fieldsOf = async (body: object) => refusalOf(await scene.buy(token, { ...keno, ...body })).fields;
    expect(
      await fieldsOf({
        lines: [
          big,
          { betType: 'special2', picks: ['07'], stake: '1.00' },
          { betType: 'pick-2', picks: ['1', '02'], stake: '1.00' },
          { betType: 'pick-2', picks: ['02', '02'], stake: '1.00' },
          { betType: 'pick-3', picks: ['02', '03'], stake: '1.00' },
          { betType: 'sumSides', picks: ['middle'], stake: '1.00' },
          { ...big, stake: '0.09' },
          { ...big, stake: '100.01' },
          { ...big, stake: '1.001' },
        ],
      }),
    ).toEqual({
      'lines.1.betType': 'not_allowed_value',
      'lines.2.picks': 'not_allowed_value',
      'lines.3.picks': 'not_allowed_value',
      'lines.4.picks': 'out_of_range',
      'lines.5.picks': 'not_allowed_value',
      'lines.6.stake': 'out_of_range',
      'lines.7.stake': 'out_of_range',
      'lines.8.stake': 'wrong_format',
    });
    expect(await fieldsOf({ lines: [], draws: 21 })).toEqual({ lines: expect.any(String), draws: expect.any(String) });
    expect(await fieldsOf({ issue: '20261204-0700', lines: [big] })).toEqual({ issue: 'not_allowed_value' });
    expect(await fieldsOf({ issue: '20261203-0740', lines: [big], draws: 4 })).toEqual({ draws: 'out_of_range' });
    expect(await scene.balance(token)).toBe('100.00');
  });

  it('close before the draw, and not a moment earlier', async () => {
    const { token } = await scene.newMember();
    scene.at('2026-12-03T05:00:54.999Z');
    const [ticket] = await scene.bought(token, { ...keno, lines: [big] });
    const path = `/lgw/vn/tickets/${ticket?.ticketId}`;
    scene.at('2026-12-03T05:00:55.000Z');
    expect(refusalOf(await scene.buy(token, { ...keno, lines: [big] }))).toMatchObject({
      status: 409,
      code: 'draw_closed',
    });
    expect(refusalOf(await scene.cancel(path, token)).code).toBe('draw_closed');
    scene.at('2026-12-03T11:10:00.000Z');
    const north = { gameCode: 'VN_MB', issue: '20261203', lines: [{ betType: 'special2', picks: ['07'], stake: '1' }] };
    expect(refusalOf(await scene.buy(token, north)).code).toBe('draw_closed');
    expect(await scene.balance(token)).toBe('98.00');
  });

  it('can be cancelled until then, once, by whoever bought them', async () => {
    openAgain();
    const { token } = await scene.newMember();
    const stranger = await scene.newMember();
    const [ticket] = await scene.bought(token, { ...keno, lines: [big] });
    const path = `/lgw/vn/tickets/${ticket?.ticketId}`;
    expect(refusalOf(await scene.cancel(path, stranger.token)).status).toBe(404);
    expect(refusalOf(await scene.get(path, stranger.token)).status).toBe(404);
    const cancelled = await Promise.all([1, 2].map(async () => successOf(await scene.cancel(path, token))));
    for (const one of cancelled) expect(one).toMatchObject({ status: 'cancelled', win: '0.00' });
    expect(await scene.balance(token)).toBe('100.00');
    scene.at(NOON + MINUTE_MS);
    await scene.settle();
    expect(await scene.balance(token)).toBe('100.00');
  });

  it('cost no more than the balance, a chase as a whole', async () => {
    openAgain();
    const { token } = await scene.newMember(300);
    const first = await scene.buy(token, { ...keno, lines: [big, big] });
    expect(refusalOf(first)).toMatchObject({ status: 422, code: 'not_enough_funds' });
    expect(successOf<LotteryTickets>(await scene.get('/lgw/vn/tickets', token)).totalCount).toBe(0);
    const chase = await scene.buy(token, { ...keno, lines: [big], draws: 2 });
    expect(refusalOf(chase).code).toBe('not_enough_funds');
    expect(await scene.balance(token)).toBe('3.00');
  });

  it('are not sold to members on a break, nor past a limit of theirs, nor for a game that is switched off', async () => {
    openAgain();
    const { token, memberId } = await scene.newMember();
    const player = { siteId: 'aurora', memberId, currency: 'EUR', zone: 'Europe/Madrid', at: new Date(NOON) };
    await scene.database.forSite('aurora', async (tx) => {
      await savePlayLimit(tx, player, { kind: 'bet', period: 'each', amountMinor: 500n, next: null });
      await applyPlayLimits(tx, player);
    });
    const five = { ...big, stake: '5.00' };
    await scene.bought(token, { ...keno, lines: [five] });
    expect(refusalOf(await scene.buy(token, { ...keno, lines: [five, big] })).code).toBe('play_limit_reached');
    const vip = { gameCode: 'VN_HN_VIP', issue: '20261203-0146' };
    const closed = await scene.buy(token, { ...vip, lines: [{ betType: 'special2', picks: ['07'], stake: '1' }] });
    expect(refusalOf(closed).code).toBe('game_disabled');
    expect(await scene.balance(token)).toBe('95.00');
  });

  it('keep what a number may have to pay below the limit of the site', async () => {
    openAgain();
    const { token } = await scene.newMember(100_000);
    const race = { gameCode: 'VN_BAMBOO_RACE', issue: '20261203-0242' };
    const car = (stake: string) => ({ betType: 'place-1', picks: ['07'], stake });
    // 100 at 9.85 is 985: two of them fit into 2,000, and three do not.
    const [held] = await scene.bought(token, { ...race, lines: [car('100')] });
    await scene.bought(token, { ...race, lines: [car('100')] });
    expect(refusalOf(await scene.buy(token, { ...race, lines: [big1, car('100')] }))).toMatchObject({
      status: 409,
      code: 'lottery_number_full',
      fields: { 'lines.1.picks': 'out_of_range' },
    });
    expect(await scene.balance(token)).toBe('800.00');
    await scene.bought(token, { ...race, lines: [{ ...car('100'), picks: ['08'] }] });
    successOf(await scene.cancel(`/lgw/vn/tickets/${held?.ticketId}`, token));
    await scene.bought(token, { ...race, lines: [car('100')] });
    expect(await scene.balance(token)).toBe('700.00');
  });
  const big1 = { betType: 'sides-2', picks: ['big'], stake: '1.00' };

  it('chase draws one after the other, and stop at the first that wins', async () => {
    openAgain();
    const { token } = await scene.newMember();
    const issues = Array.from({ length: 6 }, (_, index) => `20261203-0${722 + index}`);
    const side = sideOf(issues[0] ?? '');
    const wins = issues.map((issue) => sideOf(issue) === other(side));
    const firstWin = wins.indexOf(true);
    expect(firstWin).toBeGreaterThan(0);
    const lines = [{ ...big, picks: [other(side)] }];
    const tickets = await scene.bought(token, { ...keno, lines, draws: 6, stopsOnWin: true });
    expect(tickets.map(({ issue }) => issue)).toEqual(issues);
    expect(new Set(tickets.map(({ chaseId }) => chaseId))).toEqual(new Set([tickets[0]?.ticketId]));
    expect(await scene.balance(token)).toBe('88.00');
    // All at once, as after an hour in which nothing ran.
    scene.at(NOON + 60 * MINUTE_MS);
    await scene.settle();
    const { list } = successOf<LotteryTickets>(await scene.get('/lgw/vn/tickets?pageSize=6', token));
    const states = list.toReversed().map(({ status }) => status);
    expect(states).toEqual(
      issues.map((_issue, index) => (index < firstWin ? 'lost' : index === firstWin ? 'won' : 'cancelled')),
    );
    expect(await scene.balance(token)).toBe((100 - 2 * firstWin - 2 + 3.88).toFixed(2));
  });

  it('of a chase can be cancelled together, without those that are closed', async () => {
    openAgain();
    const { token } = await scene.newMember();
    const tickets = await scene.bought(token, { ...keno, lines: [big], draws: 3 });
    const path = `/lgw/vn/chases/${tickets[0]?.chaseId}`;
    scene.at(NOON + MINUTE_MS - 1_000);
    const cancelled = successOf<LotteryTickets>(await scene.cancel(path, token));
    expect(cancelled.list.map(({ issue }) => issue)).toEqual(['20261203-0723', '20261203-0724']);
    expect(await scene.balance(token)).toBe('98.00');
    expect(refusalOf(await scene.cancel(path, token)).status).toBe(404);
    scene.at(NOON + MINUTE_MS);
    await scene.settle();
  });

  it('are settled once each where several processes settle them', async () => {
    openAgain();
    const { token } = await scene.newMember(100_000);
    const side = sideOf(NEXT);
    for (let count = 0; count < 30; count += 1)
      await scene.bought(token, { ...keno, lines: [{ ...big, picks: [side] }] });
    scene.at(NOON + MINUTE_MS);
    await Promise.all([scene.settle(), scene.settle(), scene.settle()]);
    expect(await scene.balance(token)).toBe((1_000 + 30 * 1.88).toFixed(2));
  });

  it('are settled though another one cannot be, and though the site takes no bets any more', async () => {
    openAgain();
    const { token } = await scene.newMember();
    const lines = [{ ...big, picks: [sideOf(NEXT)] }];
    const [[bad], [good]] = [
      await scene.bought(token, { ...keno, lines }),
      await scene.bought(token, { ...keno, lines }),
    ];
    const rename = (from: string, to: string) =>
      scene.database.asOwner(
        (tx) =>
          tx
            .updateTable('lottery_ticket')
            .set({ game_code: to } as never)
            .where('game_code', '=', from)
            .where('ticket_id', '=', bad?.ticketId ?? '')
            .execute(),
        { siteId: 'aurora' },
      );
    await rename('VN_KENO_EXPRESS', 'VN_GONE');
    await scene.gateway.publish([siteDocuments({ id: 'aurora' }), siteDocuments({ id: 'lotus' })]);
    scene.at(NOON + MINUTE_MS);
    await scene.settle();
    expect((await scene.ticket(token, good?.ticketId ?? '')).status).toBe('won');
    await rename('VN_GONE', 'VN_KENO_EXPRESS');
    await scene.settle();
    expect((await scene.ticket(token, bad?.ticketId ?? '')).status).toBe('won');
    await scene.publishAgain();
  });

  it('make their games recent, and are listed by game and state', async () => {
    openAgain();
    const { token } = await scene.newMember();
    await scene.bought(token, { ...keno, lines: [big] });
    await scene.bought(token, {
      gameCode: 'VN_MB',
      issue: '20261203',
      lines: [{ betType: 'lo2', picks: ['07', '70'], stake: '0.10' }],
    });
    const recent = successOf<DrawMenu>(await scene.get('/lgw/vn/games/game_menu/recent?device=WEB', token));
    expect(recent.lottGames.map(({ gameCode }) => gameCode)).toEqual(['VN_MB', 'VN_KENO_EXPRESS']);
    const list = async (query: string) => successOf<LotteryTickets>(await scene.get(`/lgw/vn/tickets?${query}`, token));
    expect((await list('gameCode=VN_MB')).list.map(({ stake }) => stake)).toEqual(['5.40']);
    expect((await list('status=won')).totalCount).toBe(0);
    expect(await list('pageSize=1&pageNo=2')).toMatchObject({ totalCount: 2, totalPages: 2 });
  });

  it('have pages whose addresses a launch gives', async () => {
    openAgain();
    const { token } = await scene.newMember(0);
    const launch = async (query: string) =>
      successOf<LaunchedLobby>(await scene.get(`/lgw/vn/launchLobby?lottoArea=VN&launchMode=LOTT&${query}`, token)).url;
    expect(await launch('lottoGameCode=VN_MB')).toBe('/vnLottery?gameCode=VN_MB&view=betting');
    expect(await launch('lottoGameCode=SSC_STAR&lottoView=lobby&backUrl=/home')).toBe(
      '/lottery?gameCode=SSC_STAR&view=lobby&backUrl=%2Fhome',
    );
    expect(await launch('lottoPrizeMode=ELOTT&device=WEB')).toBe('/vnLottery?gameCode=VN_MB&view=betting');
    const wrong = await scene.get('/lgw/vn/launchLobby?lottoArea=VN&launchMode=LOTT&backUrl=//evil.example', token);
    expect(refusalOf(wrong).fields).toEqual({ backUrl: 'wrong_format' });
  });

  it('need a member, and no trial account', async () => {
    for (const path of ['/lgw/vn/tickets', '/lgw/vn/games/game_menu/recent', '/lgw/vn/launchLobby'])
      expect(refusalOf(await scene.gateway.ask(path)).code, path).toBe('not_logged_in');
  });
});
