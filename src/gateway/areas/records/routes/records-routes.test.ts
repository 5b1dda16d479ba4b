import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  BetDetail,
  BetRecords,
  MemberInfo,
  Profit,
  Statement,
  Transaction,
  Transactions,
} from '#contracts/generated/contracts.ts';
import { recordVendorRounds } from '#gateway/areas/money/repository/rounds-repository.ts';
import { addUpAllRecords } from '#gateway/areas/records/add-up-records.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const ZONE = 'Europe/Madrid';
/** In the afternoon of 20 November in Madrid. */
const NOW = Date.parse('2031-11-20T15:00:00Z');
const HOUR_MS = 3_600_000;

/** The day that the site's calendar shows, by another library than the gateway's. */
const dayOf = (at: string | number) => new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(new Date(at));
const cents = (amount: string) => Math.round(Number(amount) * 100);
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describeOnOneEngine('records of a member', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let nowMs = NOW;
  let count = 0;
  let token: string;
  let memberId: string;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, {
      sites: [
        siteDocuments({ id: 'aurora', site: { vendors: ['PG', 'EG2', 'AG'] } }),
        siteDocuments({ id: 'lotus', site: { timeZone: 'Asia/Ho_Chi_Minh' } }),
      ],
      now: () => new Date(nowMs),
    });
    for (const vendor of ['PG', 'AG']) await addIntegration(database, { vendor });
    memberId = await newMember('recordone');
    await history();
    token = await signIn('recordone');
  });

  afterAll(() => gateway.close());

  const envelope = () => ({ envelope: { iat: Math.floor(nowMs / 1_000) } });

  async function newMember(account: string): Promise<string> {
    const calls = accountCalls(gateway);
    const own = await calls.newMember(account, envelope());
    return successOf<MemberInfo>(await calls.info(own)).id;
  }

  async function signIn(account: string): Promise<string> {
    return (await accountCalls(gateway).signedIn(account, envelope())).token;
  }

  /** Plays at a moment, as its vendor would. */
  async function play(
    at: string | number,
    actions: readonly object[],
    { round = `round${count + 1}`, game = 'PG-1', player = memberId, finished = true } = {},
  ): Promise<void> {
    count += 1;
    nowMs = typeof at === 'string' ? Date.parse(at) : at;
    const integrationId = `aurora.${game.split('-')[0]}`;
    const user_id = await addPlayer(database, { memberId: player, integrationId, balanceMinor: 0 });
    const body = { user_id, currency: 'EUR', game: `${game.split('-')[0]}:${game}`, game_id: round, finished, actions };
    const answer = await vendorCalls(gateway, integrationId).post('process', body);
    expect(answer.status, answer.text).toBe(200);
    nowMs = NOW;
  }

  const bet = (amount: number, id = `bet${count}`) => ({ action: 'bet', action_id: id, amount });
  const win = (amount: number, id = `win${count}`) => ({ action: 'win', action_id: id, amount });
  const undo = (original: string) => ({
    ...{ action: 'rollback', action_id: `undo${count}`, original_action_id: original },
  });

  /** Moves a main wallet at a moment, as a function of the ledger does now. */
  async function post(at: string, kind: string, amount: number, reference: string | null = null): Promise<void> {
    await database.asOwner(
      async (tx) => {
        const account = sql`(select account_id from ledger_account where site_id = 'aurora' and member_id = ${memberId}
          and kind = 'member' and currency = 'EUR')`;
        await sql`update ledger_balance set balance = balance + ${amount} where site_id = 'aurora' and account_id = ${account}`.execute(
          tx,
        );
        await sql`insert into ledger_transfer (account_id, transfer_id, counter_id, amount, balance_after, site_id, kind,
            reference)
          values (${account}, ledger_id_at(${at}::timestamptz), ledger_account_id('aurora', 'house', 'EUR', null, null),
            ${amount}, (select balance from ledger_balance where site_id = 'aurora' and account_id = ${account}), 'aurora',
            ${kind}, ${reference})`.execute(tx);
      },
      { siteId: 'aurora' },
    );
  }

  /** A year of play and payments, in the order of time: across both changes of the clocks, and around midnight. */
  async function history(): Promise<void> {
    await play('2030-12-01T09:00:00Z', [win(50_000, 'first')]);
    await post('2031-01-10T10:00:00Z', 'deposit_credit', 20_000);
    // On both sides of midnight in Madrid, which is at 23:00 UTC in winter.
    await play('2031-03-29T22:59:59.998Z', [bet(1_000), win(300)]);
    await play('2031-03-29T23:00:00.000Z', [bet(700)]);
    // The day of 23 hours, and the one after it.
    await play('2031-03-30T21:59:59.000Z', [bet(200)], { game: 'AG-1' });
    await play('2031-03-30T22:00:01.000Z', [bet(300), win(900)]);
    await post('2031-05-05T10:00:00Z', 'withdrawal_reserve', -5_000);
    await post('2031-05-06T10:00:00Z', 'withdrawal_release', 1_000);
    // The day of 25 hours.
    await play('2031-10-25T21:59:00.000Z', [bet(100)]);
    await play('2031-10-25T22:00:00.000Z', [bet(150), win(150)]);
    await play('2031-10-26T22:59:59.000Z', [bet(250)]);
    await play('2031-10-26T23:00:00.000Z', [bet(350)], { round: 'long', finished: false });
    await post('2031-11-01T08:00:00Z', 'rebate', 246);
    await post('2031-11-02T08:00:00Z', 'moon_dust', 11, '=cmd|calc');
    // Settled three weeks after it began.
    await play('2031-11-18T10:00:00Z', [win(4_000)], { round: 'long' });
    // A bet that is rolled back a day later, by another round's call.
    await play('2031-11-18T11:00:00Z', [bet(600, 'regretted')], { round: 'undone', finished: false });
    await play('2031-11-19T11:00:00Z', [bet(50), undo('regretted')], { round: 'undoing' });
    await play('2031-11-20T10:00:00.123Z', [bet(120), win(80)]);
    await play('2031-11-20T14:58:00Z', [bet(40)], { game: 'AG-1', finished: false });
  }

  const ask = (path: string, own = token) => gateway.ask(path, { headers: accountCalls(gateway).bearer(own) });
  const read = async <Value>(path: string, own = token) => successOf<Value>(await ask(`/wps/member/${path}`, own));
  const transactions = (query = '', own = token) => read<Transactions>(`transactions${query}`, own);
  const wholeYear = '?from=2030-11-20';
  const everything = async () => (await transactions(`${wholeYear}&pageSize=100`)).list;
  const addUp = (youngest = NOW) =>
    addUpAllRecords({ database, sites: gateway.sites, clock: () => new Date(youngest + 15 * 60_000) });

  /** What every call says, which must not depend on how much is added up. */
  async function answers() {
    return {
      pages: await Promise.all(
        [1, 2, 3, 4, 5, 9].map((pageNo) => transactions(`${wholeYear}&pageSize=7&pageNo=${pageNo}`)),
      ),
      groups: await Promise.all(
        ['play', 'deposits', 'withdrawals', 'transfers', 'bonuses', 'other'].map((kind) =>
          transactions(`${wholeYear}&kind=${kind}&pageSize=100`),
        ),
      ),
      october: await transactions('?from=2031-10-25&to=2031-10-26'),
      days: await read<Profit>(`profit${wholeYear}`),
      weeks: await read<Profit>('profit?from=2031-10-01&by=week'),
      bets: await read<BetRecords>('bets?from=2030-11-20&pageSize=5&pageNo=2'),
      ofVendor: await read<BetRecords>('bets?from=2031-03-01&vendor=AG'),
      statement: await read<Statement>('statement?months=12'),
    };
  }

  it('list every entry of the main wallet, whose sums are its balances', async () => {
    const list = await everything();
    expect(validatorOf('Transactions')(await transactions(wholeYear))).toBe(true);
    expect(list).toHaveLength(24);
    const oldest = list.at(-1);
    expect(oldest).toMatchObject({ kind: 'win', amount: '500.00', balance: '500.00', title: 'Winnings' });
    let balance = 0;
    for (const { amount, balance: after } of [...list].reverse()) {
      balance += cents(amount);
      expect(cents(after)).toBe(balance);
    }
    expect(list.map(({ at }) => at)).toEqual([...list.map(({ at }) => at)].sort().reverse());
    expect(list[0]).toMatchObject({
      ...{ at: '2031-11-20T14:58:00.000Z', kind: 'bet', gameName: 'Nordic Roulette', amount: '-0.40' },
      ...{ vendorName: 'AG Studio', reference: expect.stringMatching(/^\d+$/) },
    });
  });

  it('say what they come to, whether they are added up by day or not', async () => {
    const list = await everything();
    const before = await answers();
    const { in: income, out, net } = before.pages[0]?.totals ?? { in: '', out: '', net: '' };
    expect(cents(income)).toBe(total(list.map(({ amount }) => Math.max(0, cents(amount)))));
    expect(cents(out)).toBe(-total(list.map(({ amount }) => Math.min(0, cents(amount)))));
    expect(cents(net)).toBe(cents(list[0]?.balance ?? ''));
    expect(before.pages.flatMap(({ list: page }) => page)).toEqual(list);
    expect(before.pages[0]).toMatchObject({ totalCount: 24, totalPages: 4 });
    // Half a year, all of it but the last minutes, and all of it a second time.
    for (const until of [Date.parse('2031-05-05T12:00:00Z'), NOW - 15 * 60_000, NOW]) {
      await addUp(until);
      expect(await answers()).toEqual(before);
    }
  });

  it('are filtered by what they are; a kind that is not known is shown too', async () => {
    const { groups } = await answers();
    const [play, deposits, withdrawals, transfers, bonuses, other] = groups.map(({ list }) => list);
    expect([play, deposits, withdrawals, transfers, bonuses, other].map((list) => list?.length)).toEqual([
      ...[19, 1, 2, 0, 1, 1],
    ]);
    expect(play?.every(({ kind }) => ['bet', 'win', 'rollback'].includes(kind))).toBe(true);
    expect(withdrawals?.map(({ title, amount }) => [title, amount])).toEqual([
      ['Withdrawal returned', '10.00'],
      ['Withdrawal', '-50.00'],
    ]);
    expect(bonuses?.[0]).toMatchObject({ kind: 'rebate', title: 'Rebate', amount: '2.46' });
    expect(other?.[0]).toMatchObject({ kind: 'other', title: 'Other movement', amount: '0.11' });
    const spanish = await transactions(`${wholeYear}&kind=bonuses&language=ES`);
    expect(spanish.list[0]?.title).toBe('Reembolso');
  });

  it('begin and end with days of the site’s calendar, also where its clocks change', async () => {
    const list = await everything();
    for (const day of ['2031-03-29', '2031-03-30', '2031-03-31', '2031-10-25', '2031-10-26', '2031-10-27']) {
      const found = await transactions(`?from=${day}&to=${day}`);
      expect(found.list, day).toEqual(list.filter(({ at }) => dayOf(at) === day));
      expect(found.list.length, day).toBeGreaterThan(0);
    }
    expect(await transactions()).toMatchObject({ from: '2031-10-22', to: '2031-11-20' });
  });

  it('go back 12 months, and name the field that is wrong', async () => {
    const refused = async (query: string) => refusalOf(await ask(`/wps/member/transactions?${query}`)).fields;
    expect((await transactions(wholeYear)).from).toBe('2030-11-20');
    expect(await refused('from=2030-11-19')).toEqual({ from: 'out_of_range' });
    expect(await refused('from=2031-11-10&to=2031-11-09')).toEqual({ to: 'out_of_range' });
    expect(await refused('from=2031-02-30')).toEqual({ from: 'wrong_format' });
    expect(await refused('to=yesterday')).toEqual({ to: 'wrong_format' });
    expect(await refused('kind=gifts')).toEqual({ kind: 'not_allowed_value' });
    expect((await transactions('?to=2032-01-01')).to).toBe('2031-11-20');
    const bets = refusalOf(await ask('/wps/member/bets?from=2030-11-19'));
    expect(bets.fields).toEqual({ from: 'out_of_range' });
  });

  it('show nothing to others, and ask for a session', async () => {
    await newMember('recordother');
    const other = await signIn('recordother');
    expect(await transactions(wholeYear, other)).toMatchObject({ list: [], totalCount: 0 });
    expect((await read<Profit>(`profit${wholeYear}`, other)).totals.bets).toBe(0);
    expect((await read<Statement>('statement', other)).balanceAfter).toBe('0.00');
    const { list } = await read<BetRecords>('bets?from=2031-11-01');
    expect(refusalOf(await ask(`/wps/member/bets/${list[0]?.roundId}`, other)).code).toBe('not_found');
    for (const path of ['transactions', 'transactions?as=csv', 'profit', 'statement', 'bets?as=xlsx', 'bets/1'])
      expect(refusalOf(await gateway.ask(`/wps/member/${path}`)).code).toBe('not_logged_in');
  });

  describe('the profit', () => {
    it('counts a round on the day that it began, with what later actions changed', async () => {
      const profit = await read<Profit>(`profit${wholeYear}`);
      expect(validatorOf('Profit')(profit)).toBe(true);
      const played = profit.steps.filter(({ bets }) => bets > 0);
      expect(played.map(({ from, bets, staked, returned, net }) => [from, bets, staked, returned, net])).toEqual([
        ['2030-12-01', 1, '0.00', '500.00', '500.00'],
        ['2031-03-29', 1, '10.00', '3.00', '-7.00'],
        ['2031-03-30', 2, '9.00', '0.00', '-9.00'],
        ['2031-03-31', 1, '3.00', '9.00', '6.00'],
        ['2031-10-25', 1, '1.00', '0.00', '-1.00'],
        ['2031-10-26', 2, '4.00', '1.50', '-2.50'],
        // The long round, which was settled in November.
        ['2031-10-27', 1, '3.50', '40.00', '36.50'],
        // The bet that was rolled back the day after.
        ['2031-11-18', 1, '0.00', '0.00', '0.00'],
        ['2031-11-19', 1, '0.50', '0.00', '-0.50'],
        ['2031-11-20', 2, '1.60', '0.80', '-0.80'],
      ]);
      expect(profit.steps).toHaveLength(366);
      expect(profit.steps.at(-1)?.running).toBe(profit.totals.net);
      expect(profit.totals).toMatchObject({ bets: 13, net: '521.70', bonuses: '2.46', netDeposits: '160.00' });
    });

    it('agrees with the rounds, and with the entries of play', async () => {
      const { totals } = await read<Profit>(`profit${wholeYear}`);
      const bets = await read<BetRecords>('bets?from=2030-11-20&pageSize=100');
      expect(bets.totals).toEqual({ betAmount: totals.staked, winAmount: totals.returned, profit: totals.net });
      expect([bets.totalCount, bets.list.length]).toEqual([13, 13]);
      expect(total(bets.list.map(({ profit }) => cents(profit)))).toBe(cents(totals.net));
      expect((await transactions(`${wholeYear}&kind=play`)).totals.net).toBe(totals.net);
    });

    it('is told by week, by month and by category', async () => {
      const weeks = await read<Profit>('profit?from=2031-10-22&to=2031-11-04&by=week');
      expect(weeks.steps.map(({ from, to, net, running }) => [from, to, net, running])).toEqual([
        ['2031-10-22', '2031-10-26', '-3.50', '-3.50'],
        ['2031-10-27', '2031-11-02', '36.50', '33.00'],
        ['2031-11-03', '2031-11-04', '0.00', '33.00'],
      ]);
      const months = await read<Profit>('profit?from=2031-09-15&by=month');
      expect(months.steps.map(({ from }) => from)).toEqual(['2031-09-15', '2031-10-01', '2031-11-01']);
      const year = await read<Profit>(`profit${wholeYear}`);
      expect(year.categories.map(({ gameType, title, bets, staked }) => [gameType, title, bets, staked])).toEqual([
        ['RNG', 'Slots', 11, '30.20'],
        ['LIVE', 'Live casino', 2, '2.40'],
      ]);
      expect(total(year.categories.map(({ net }) => cents(net)))).toBe(cents(year.totals.net));
    });
  });

  it('of a bet tell every action to the millisecond, with its receipt', async () => {
    const { list } = await read<BetRecords>('bets?from=2031-11-20');
    const ended = list.find(({ status }) => status === 'closed');
    const detail = await read<BetDetail>(`bets/${ended?.roundId}`);
    expect(validatorOf('BetDetail')(detail)).toBe(true);
    expect(detail.round).toEqual(ended);
    expect(detail.actions.map(({ at, kind, amount }) => [at, kind, amount])).toEqual([
      ['2031-11-20T10:00:00.123Z', 'bet', '-1.20'],
      ['2031-11-20T10:00:00.123Z', 'win', '0.80'],
    ]);
    const receipts = (await everything()).map(({ transactionId }: Transaction) => transactionId);
    expect(detail.actions.every(({ transactionId }) => receipts.includes(transactionId))).toBe(true);
    const open = await read<BetRecords>('bets?from=2031-10-01&status=open');
    expect(open.list.map(({ status }) => status)).toEqual(['open', 'open']);
  });

  it('sum up in a statement: net deposits first, and months that add up to the balance', async () => {
    const statement = await read<Statement>('statement?months=12');
    expect(validatorOf('Statement')(statement)).toBe(true);
    const { totals, balanceBefore, balanceAfter, months } = statement;
    expect(totals).toMatchObject({ deposits: '200.00', withdrawals: '40.00', netDeposits: '160.00', bonuses: '2.46' });
    const { netDeposits, play: played, bonuses, transfers, other } = totals;
    const moved = [netDeposits, played, bonuses, transfers, other].map(cents);
    expect(cents(balanceBefore) + total(moved)).toBe(cents(balanceAfter));
    expect(balanceAfter).toBe((await everything())[0]?.balance);
    expect(months.map(({ month }) => month)).toEqual([
      ...['2030-12', '2031-01', '2031-02', '2031-03', '2031-04', '2031-05'],
      ...['2031-06', '2031-07', '2031-08', '2031-09', '2031-10', '2031-11'],
    ]);
    expect(months[5]).toMatchObject({ deposits: '0.00', withdrawals: '40.00', netDeposits: '-40.00' });
    const half = await read<Statement>('statement');
    expect([half.from, half.balanceBefore, half.months.length]).toEqual(['2031-06-01', months[5]?.balance, 6]);
  });

  describe('as files', () => {
    const file = async (path: string) => {
      const answer = await ask(`/wps/member/${path}`);
      expect(answer.status, answer.text.slice(0, 200)).toBe(200);
      return answer;
    };
    const rowsOf = (text: string) =>
      text
        .replace(/^\ufeff/, '')
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(','));

    it('hold what the list holds, as CSV that spreadsheets read', async () => {
      const answer = await file(`transactions${wholeYear}&as=csv`);
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
      expect(answer.headers['content-disposition']).toBe(
        'attachment; filename="transactions-2030-11-20-2031-11-20.csv"',
      );
      expect(answer.headers['cache-control']).toBe('no-store');
      const [heads, ...rows] = rowsOf(answer.text);
      expect(heads?.slice(0, 2)).toEqual(['Time (Europe/Madrid)', 'What']);
      const list = await everything();
      expect(rows.map((row) => [row[1], row[5], row[6], row[7]])).toEqual(
        list.map(({ title, amount, balance, transactionId }) => [title, amount, balance, transactionId]),
      );
      // Summer time, an hour after midnight in UTC and two in Madrid.
      expect(rows.find((row) => row[0] === '2031-03-31 00:00:01')).toBeDefined();
      expect(answer.text.startsWith('\ufeff')).toBe(true);
    });

    it('say a range and a group in the language of their reader', async () => {
      const answer = await file('transactions?from=2031-05-05&to=2031-05-06&kind=withdrawals&as=csv&language=ES');
      expect(rowsOf(answer.text).map((row) => row[1])).toEqual(['Concepto', 'Retirada devuelta', 'Retirada']);
    });

    it('hold the rounds and the profit as their calls do', async () => {
      const bets = rowsOf((await file('bets?from=2030-11-20&as=csv')).text);
      const { list } = await read<BetRecords>('bets?from=2030-11-20&pageSize=100');
      expect(bets.slice(1).map((row) => [row[3], row[4], row[5], row[8]])).toEqual(
        list.map(({ betAmount, winAmount, profit, roundId }) => [betAmount, winAmount, profit, roundId]),
      );
      const profit = rowsOf((await file('profit?from=2031-11-18&as=csv')).text);
      expect(profit.slice(1)).toEqual([
        ['2031-11-18', '2031-11-18', '1', '0.00', '0.00', '0.00', '0.00'],
        ['2031-11-19', '2031-11-19', '1', '0.50', '0.00', '-0.50', '-0.50'],
        ['2031-11-20', '2031-11-20', '2', '1.60', '0.80', '-0.80', '-1.30'],
      ]);
    });

    it('refuse what the list refuses, before a byte of a file', async () => {
      for (const path of ['transactions', 'bets', 'profit'])
        expect(refusalOf(await ask(`/wps/member/${path}?from=2029-01-01&as=csv`)).fields).toEqual({
          from: 'out_of_range',
        });
      expect(refusalOf(await ask('/wps/member/transactions?as=pdf')).fields).toEqual({ as: 'not_allowed_value' });
    });
  });

  it('hold rounds of a vendor with wallets of its own as they stand, also where it changes them later', async () => {
    const integrationId = await addIntegration(database, { vendor: 'EG2', wallet: 'transfer' });
    const player = await newMember('recordtwo');
    const user = await addPlayer(database, { memberId: player, integrationId, balanceMinor: 0 });
    const own = await signIn('recordtwo');
    const listed = (round: string, bet: number, win: number, at: string) => ({
      ...{ round, game: 'EG2-1', user, currency: 'EUR', bet, win, rolled_back: 0, finished: win > 0 },
      ...{ openedAt: at, closedAt: win > 0 ? at : null },
    });
    const record = (rounds: ReturnType<typeof listed>[]) =>
      database.forSite('aurora', (tx) =>
        recordVendorRounds(tx, 'aurora', { integrationId, rounds, zone: ZONE, at: new Date(NOW) }),
      );
    const days = async () =>
      (await read<Profit>('profit?from=2031-11-17', own)).steps.map(({ bets, net }) => [bets, net]);
    await record([listed('one', 500, 0, '2031-11-18T10:00:00Z'), listed('two', 100, 90, '2031-11-19T10:00:00Z')]);
    const first = [
      ...[
        [0, '0.00'],
        [1, '-5.00'],
        [1, '-0.10'],
      ],
      [0, '0.00'],
    ];
    expect(await days()).toEqual(first);
    await addUp();
    expect(await days()).toEqual(first);
    // Two that are known, one of which changed; and one that the vendor tells late.
    await record([listed('one', 700, 900, '2031-11-18T10:00:00Z'), listed('two', 100, 90, '2031-11-19T10:00:00Z')]);
    await record([listed('late', 30, 10, '2031-11-17T10:00:00Z')]);
    const second = [
      ...[
        [1, '-0.20'],
        [1, '2.00'],
        [1, '-0.10'],
      ],
      [0, '0.00'],
    ];
    expect(await days()).toEqual(second);
    await addUp();
    expect(await days()).toEqual(second);
    expect((await transactions('', own)).totalCount).toBe(0);
    expect((await read<BetRecords>('bets?from=2031-11-17', own)).totals.profit).toBe('1.70');
  });

  it('of days in another zone are added up anew, when the site’s zone changes', async () => {
    await addUp();
    const madrid = await transactions(wholeYear);
    await gateway.publish([
      siteDocuments({ id: 'aurora', site: { vendors: ['PG', 'EG2', 'AG'], timeZone: 'Pacific/Auckland' } }),
      siteDocuments({ id: 'lotus', site: { timeZone: 'Asia/Ho_Chi_Minh' } }),
    ]);
    const query = '?from=2031-10-26&to=2031-10-27';
    const expected = await transactions(query);
    expect(expected.totalCount).toBe(5);
    await addUp();
    expect(await transactions(query)).toEqual(expected);
    expect((await transactions('?from=2030-11-21')).totals).toEqual(madrid.totals);
    nowMs = NOW + HOUR_MS;
  });
});
