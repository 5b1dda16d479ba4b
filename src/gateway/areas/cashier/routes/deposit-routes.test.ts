import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  Deposit,
  DepositChannels,
  Deposits,
  LedgerReport,
  MemberInfo,
  MemberMessages,
  OperatorCase,
  OperatorCases,
  PlayLimits,
  WalletBalance,
} from '#contracts/generated/contracts.ts';
import { followPayments } from '#gateway/areas/cashier/deposits/follow-payments.ts';
import { sandboxProvider } from '#gateway/areas/cashier/providers/sandbox-provider.ts';
import { saveExclusion } from '#gateway/areas/money/repository/play-limits-repository.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { openRealtime } from '#gateway/testing/realtime-client.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { testCashierParts } from '#gateway/testing/test-cashier-parts.ts';
import {
  type ProvidedPayment,
  startTestPaymentProvider,
  TEST_PAYMENTS_SECRET,
  type TestPaymentProvider,
  type TestWebhook,
} from '#gateway/testing/test-payment-provider.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const START = Date.parse('2026-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;
const channel = { provider: 'sandbox', min: '10.00', max: '500.00' } as const;
const cashier = {
  deposits: {
    chips: ['20.00', '50.00'],
    channels: [
      { ...channel, id: 'bank', kind: 'transfer', name: { EN: 'Bank transfer', ES: 'Transferencia' } },
      { ...channel, id: 'wallet', kind: 'wallet', name: { EN: 'E-wallet' }, feePercent: '1.5' },
      { ...channel, id: 'usdt', kind: 'crypto', name: { EN: 'USDT' }, network: 'TRC20' },
      { ...channel, id: 'night', kind: 'card', name: { EN: 'Night card' }, hours: { from: '22:00', until: '06:00' } },
    ],
  },
} as const;
const signIn = { modId: 'SIGNIN3', enabled: true } as const;
const flags = [signIn, { modId: 'DEPOSIT3', enabled: true } as const];

describeOnEveryEngine('deposits', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let provider: TestPaymentProvider;
  let nowMs = START;
  let keys = 0;
  let members = 0;

  beforeAll(async () => {
    database = await open();
    provider = await startTestPaymentProvider();
    const site = { cashier: structuredClone(cashier) as never, flags };
    gateway = await startGateway(database, {
      sites: [
        siteDocuments({ id: 'aurora', site }),
        siteDocuments({ id: 'lotus', site: { ...site, merchantCode: 'LOTUS' } }),
        siteDocuments({ id: 'meydan', site: { flags: [signIn] } }),
      ],
      environment: provider.environment,
      now: () => new Date(nowMs),
    });
  });
  beforeEach(() => {
    provider.mood = 'well';
    nowMs = START;
  });
  afterAll(async () => {
    await gateway.close();
    await provider.close();
  });

  const newMember = async (host = 'aurora.localhost'): Promise<string> => {
    members += 1;
    const envelope = { iat: Math.floor(nowMs / 1_000) };
    return accountCalls(gateway).newMember(accountOf(members), { host, envelope });
  };
  const ask = (token: string, path: string, options: object = {}) =>
    gateway.ask(path, { ...options, headers: { ...accountCalls(gateway).bearer(token), ...headersOf(options) } });
  const begin = (token: string, channelId: string, amount: string, key?: string) => {
    keys += 1;
    const headers = { 'idempotency-key': key ?? `deposit-${keys}` };
    return ask(token, '/wps/member/deposits', { method: 'POST', headers, body: { channelId, amount } });
  };
  const begun = async (token: string, channelId = 'bank', amount = '50.00') =>
    successOf<Deposit>(await begin(token, channelId, amount));
  const read = async (token: string, { depositId }: Deposit) =>
    successOf<Deposit>(await ask(token, `/wps/member/deposits/${depositId}`));
  const balance = async (token: string) =>
    successOf<WalletBalance>(await ask(token, '/wps/v2/wallets/balance')).balance;
  const say = async (deposit: Deposit, changes: Partial<ProvidedPayment>, id?: string) => {
    const payment = Object.assign(provider.of(deposit.reference), changes);
    const at = new Date(nowMs);
    return provider.send(gateway, provider.webhook(payment, id === undefined ? { at } : { at, id }));
  };
  const paid = (amount: number) => ({ status: 'paid', received_amount: amount });
  const isSound = async () =>
    successOf<LedgerReport>(await operatorCalls(gateway).call('/ledger/check')).sites.every((one) => one.isSound);
  const follow = () =>
    followPayments(
      testCashierParts({
        ...{ database, sites: gateway.sites, now: () => new Date(nowMs), log: gateway.app.log as never },
        provider: sandboxProvider({ url: provider.environment.PAYMENTS_URL ?? '', secret: TEST_PAYMENTS_SECRET }),
      }),
    );

  it('offer the channels of the site, in its order and the reader’s language', async () => {
    const token = await newMember();
    const offer = successOf<DepositChannels>(await ask(token, '/wps/member/deposits/channels?language=ES'));
    expect(validatorOf('DepositChannels')(offer)).toBe(true);
    expect(offer.channels.map(({ id, name, closedUntil }) => [id, name, closedUntil])).toEqual([
      ['bank', 'Transferencia', null],
      ['wallet', 'E-wallet', null],
      ['usdt', 'USDT', null],
      ['night', 'Night card', '2026-03-01T21:00:00.000Z'],
    ]);
    expect(offer.chips).toEqual(['20.00', '50.00']);
  });

  it('come as a file too', async () => {
    const token = await newMember();
    const { reference } = await begun(token);
    const file = await ask(token, '/wps/member/deposits?as=csv');
    expect(file.headers['content-disposition']).toBe('attachment; filename="deposits.csv"');
    expect(file.text.trimEnd().split('\r\n').slice(1)).toEqual([
      `2026-03-01 13:00:00,Bank transfer,${reference},50.00,0.00,0.00,Waiting for payment`,
    ]);
  });

  it('tell how to pay, and credit what the provider received, once', async () => {
    const token = await newMember();
    const deposit = await begun(token);
    expect(validatorOf('Deposit')(deposit)).toBe(true);
    expect(deposit).toMatchObject({
      ...{ amount: '50.00', fee: '0.00', received: '0.00', credited: '0.00', status: 'pending', currency: 'EUR' },
      payment: { kind: 'transfer', lines: [{ name: 'reference', value: deposit.reference }] },
    });
    expect(provider.starts.at(-1)).toMatchObject({
      ...{ amount: 5_000, currency: 'EUR', decimals: 2, reference: deposit.reference },
      return_url: expect.stringMatching(`/member\\?menu=depositv2&deposit=${deposit.depositId}$`),
    });
    const answers = [await say(deposit, paid(5_000), 'msg_once'), await say(deposit, paid(5_000), 'msg_once')];
    // The same news under another id.
    answers.push(await say(deposit, paid(5_000)));
    expect(answers.map(({ status, text }) => [status, JSON.parse(text).outcome])).toEqual([
      [200, 'applied'],
      [200, 'known'],
      [200, 'applied'],
    ]);
    expect(await balance(token)).toBe('50.00');
    const after = await read(token, deposit);
    expect(after).toMatchObject({ status: 'credited', received: '50.00', credited: '50.00', payment: null });
    expect(after.steps.map(({ status }) => status)).toEqual(['created', 'pending', 'paid', 'credited']);
    expect(await isSound()).toBe(true);
  });

  it('keep the site’s fee of what arrives', async () => {
    const token = await newMember();
    const deposit = await begun(token, 'wallet', '100.00');
    expect(deposit).toMatchObject({ fee: '1.50', payment: { kind: 'page' } });
    await say(deposit, paid(10_000));
    expect(await read(token, deposit)).toMatchObject({ status: 'credited', fee: '1.50', credited: '98.50' });
    expect(await balance(token)).toBe('98.50');
  });

  it('count confirmations, whichever order they come in', async () => {
    const token = await newMember();
    const deposit = await begun(token, 'usdt', '20.00');
    expect(deposit).toMatchObject({ confirmations: 0, payment: { kind: 'crypto', network: 'TRC20' } });
    await say(deposit, { status: 'confirming', received_amount: 2_000, confirmations: 2 });
    await say(deposit, { status: 'confirming', confirmations: 1 });
    expect(await read(token, deposit)).toMatchObject({ status: 'pending', confirmations: 2 });
    await say(deposit, { ...paid(2_000), confirmations: 3 });
    await say(deposit, { status: 'confirming', received_amount: 0, confirmations: 2 });
    expect(await read(token, deposit)).toMatchObject({ status: 'credited', confirmations: 3, credited: '20.00' });
  });

  it.each([
    ['too little', 4_000, 'paid', '0.00'],
    ['too much', 6_000, 'paid', '0.00'],
  ])('hold an amount that differs: %s', async (_what, received, status, credited) => {
    const token = await newMember();
    const deposit = await begun(token);
    await say(deposit, paid(received));
    expect(await read(token, deposit)).toMatchObject({ status, credited, held: 'amountDiffers' });
    expect(await balance(token)).toBe('0.00');
    // The rest arrives; or the provider sends back what was too much.
    if (received < 5_000) {
      await say(deposit, paid(5_000));
      expect(await read(token, deposit)).toMatchObject({ status: 'credited', credited: '50.00', held: null });
    } else {
      await say(deposit, { refunded_amount: received - 5_000 });
      expect(await read(token, deposit)).toMatchObject({ status: 'credited', credited: '50.00', held: null });
    }
    expect(await isSound()).toBe(true);
  });

  it('fail with the provider’s reason, and are credited all the same when money arrives later', async () => {
    const token = await newMember();
    const deposit = await begun(token, 'wallet', '10.00');
    await say(deposit, { status: 'failed', failure_reason: 'insufficient_funds' });
    expect(await read(token, deposit)).toMatchObject({ status: 'failed', failure: 'insufficientFunds', payment: null });
    await say(deposit, paid(1_000));
    // A failure that was under way for long changes nothing any more.
    await say(deposit, { status: 'failed', received_amount: 0, failure_reason: 'declined' });
    expect(await read(token, deposit)).toMatchObject({ status: 'credited', credited: '9.85' });
  });

  it('tell the member by message and on open pages', async () => {
    const token = await newMember();
    const pages = await openRealtime(gateway.port, { token });
    pages.send({ type: 'resume' });
    await pages.next('ready');
    const deposit = await begun(token);
    await say(deposit, paid(5_000));
    expect(await pages.next('deposit')).toMatchObject({
      payload: { depositId: deposit.depositId, status: 'credited' },
    });
    expect(await pages.next('balance')).toMatchObject({ payload: { balance: '50.00' } });
    pages.close();
    const { list } = successOf<MemberMessages>(await ask(token, '/wps/member/messages'));
    expect(list[0]).toMatchObject({
      kind: 'depositCredited',
      body: `€50.00 is in your wallet. Reference ${deposit.reference}.`,
    });
  });

  it('are begun once for each key, and repeat the answer byte for byte', async () => {
    const token = await newMember();
    const first = await begin(token, 'bank', '50.00', 'once');
    await say(successOf<Deposit>(first), paid(5_000));
    const again = await begin(token, 'bank', '50.00', 'once');
    expect(again.text).toBe(first.text);
    expect(refusalOf(await begin(token, 'bank', '51.00', 'once'))).toMatchObject({ code: 'idempotency_mismatch' });
    const many = await Promise.all(Array.from({ length: 5 }, () => begin(token, 'bank', '20.00', 'many')));
    expect(new Set(many.map(({ text }) => text)).size).toBe(1);
    expect(successOf<Deposits>(await ask(token, '/wps/member/deposits')).totalCount).toBe(2);
  });

  it('go on with the same key when the provider answers again, and fail where it refuses', async () => {
    const token = await newMember();
    provider.mood = 'down';
    expect(refusalOf(await begin(token, 'bank', '50.00', 'again'))).toMatchObject({ code: 'payment_unavailable' });
    provider.mood = 'well';
    expect(successOf<Deposit>(await begin(token, 'bank', '50.00', 'again')).status).toBe('pending');
    provider.mood = 'refusing';
    for (let n = 0; n < 2; n += 1)
      expect(refusalOf(await begin(token, 'bank', '50.00', 'refused'))).toMatchObject({ code: 'payment_refused' });
    const { list } = successOf<Deposits>(await ask(token, '/wps/member/deposits'));
    expect(list.map(({ status, failure }) => [status, failure])).toEqual([
      ['failed', 'unavailable'],
      ['pending', null],
    ]);
  });

  it('are judged before anything is stored', async () => {
    const token = await newMember();
    const codeOf = async (channelId: string, amount: string) => refusalOf(await begin(token, channelId, amount)).code;
    expect(await codeOf('bank', '9.99')).toBe('amount_out_of_range');
    expect(await codeOf('bank', '500.01')).toBe('amount_out_of_range');
    expect(await codeOf('night', '50.00')).toBe('channel_closed');
    for (const [channelId, amount, field] of [
      ['nothing', '50.00', 'channelId'],
      ['bank', '50.001', 'amount'],
      ['bank', '0', 'amount'],
    ] as const)
      expect(refusalOf(await begin(token, channelId, amount)), amount).toMatchObject({
        ...{ status: 400, code: 'invalid_request', fields: { [field]: expect.anything() } },
      });
    const keyless = await ask(token, '/wps/member/deposits', {
      method: 'POST',
      body: { channelId: 'bank', amount: '50.00' },
    });
    expect(refusalOf(keyless)).toMatchObject({ fields: { 'Idempotency-Key': expect.anything() } });
    const { id: memberId } = successOf<MemberInfo>(await accountCalls(gateway).info(token));
    const player = { siteId: 'aurora', memberId, currency: 'EUR', zone: 'UTC', at: new Date(nowMs) };
    await database.forSite('aurora', (tx) =>
      saveExclusion(tx, player, { from: new Date(nowMs), until: new Date(nowMs + HOUR_MS) }),
    );
    expect(await codeOf('bank', '50.00')).toBe('self_excluded');
    expect(successOf<Deposits>(await ask(token, '/wps/member/deposits')).totalCount).toBe(0);
  });

  it('keep to the member’s own limits on deposits, over 24 hours, 7 days and the month', async () => {
    let token = await newMember();
    /** A session does not last for days. */
    const daysLater = async (days: number): Promise<void> => {
      nowMs += days * 24 * HOUR_MS + 1;
      const envelope = { iat: Math.floor(nowMs / 1_000) };
      token = (await accountCalls(gateway).signedIn(accountOf(members), { envelope })).token;
    };
    const limit = (period: string, amount: string) =>
      ask(token, '/wps/member/playLimits', { method: 'PUT', body: { kind: 'deposit', period, amount } });
    const codeOf = async (amount: string) => {
      const answer = await begin(token, 'bank', amount);
      return answer.status === 200 ? 'taken' : refusalOf(answer).code;
    };
    successOf(await limit('day', '100.00'));
    const unpaid = await begun(token, 'bank', '60.00');
    expect(await codeOf('40.01')).toBe('deposit_limit_reached');
    expect(await codeOf('40.00')).toBe('taken');
    const { limits } = successOf<PlayLimits>(await ask(token, '/wps/member/playLimits'));
    // What is awaited leaves the limit when it expires.
    expect(limits).toMatchObject([
      { kind: 'deposit', period: 'day', amount: '100.00', used: '100.00', renewsAt: unpaid.expiresAt },
    ]);
    // What was not paid counts no longer.
    await say(unpaid, { status: 'expired' });
    expect(await codeOf('60.00')).toBe('taken');
    successOf(await limit('week', '150.00'));
    await daysLater(1);
    expect(await codeOf('50.00')).toBe('taken');
    expect(await codeOf('10.00')).toBe('deposit_limit_reached');
    const later = successOf<PlayLimits>(await ask(token, '/wps/member/playLimits')).limits;
    expect(later.map(({ period, used, renewsAt }) => [period, used, renewsAt !== null])).toEqual([
      ['day', '50.00', false],
      ['week', '150.00', true],
    ]);
    nowMs = Date.parse(later[1]?.renewsAt ?? '') + 1;
    await follow();
    expect(await codeOf('10.00')).toBe('taken');
    await daysLater(6);
    expect(await codeOf('90.00')).toBe('taken');
  });

  it('wait for an operator where they come late and would pass a limit', async () => {
    const token = await newMember();
    const body = { kind: 'deposit', period: 'day', amount: '100.00' };
    successOf(await ask(token, '/wps/member/playLimits', { method: 'PUT', body }));
    const [first, second] = [await begun(token, 'bank', '60.00'), await begun(token, 'bank', '40.00')];
    await say(first, { status: 'expired' });
    const third = await begun(token, 'bank', '60.00');
    await say(second, paid(4_000));
    await say(third, paid(6_000));
    await say(first, paid(6_000));
    expect(await read(token, first)).toMatchObject({ status: 'paid', held: 'limitReached', credited: '0.00' });
    expect(await balance(token)).toBe('100.00');
  });

  it('does not expire while the provider is about to receive it', async () => {
    const token = await newMember();
    const deposit = await begun(token, 'usdt', '20.00');
    Object.assign(provider.of(deposit.reference), { status: 'confirming', received_amount: 2_000, confirmations: 1 });
    nowMs += 2 * HOUR_MS;
    await follow();
    expect(await read(token, deposit)).toMatchObject({ status: 'pending', confirmations: 1 });
    provider.mood = 'down';
    nowMs += HOUR_MS;
    await follow();
    expect((await read(token, deposit)).status).toBe('pending');
  });

  it('are no more than twenty that wait at once', async () => {
    const token = await newMember();
    for (let n = 0; n < 20; n += 1) await begun(token, 'bank', '10.00');
    expect(refusalOf(await begin(token, 'bank', '10.00'))).toMatchObject({ status: 409, code: 'limit_reached' });
  });

  it('take one of two at once that pass a limit together', async () => {
    const token = await newMember();
    const body = { kind: 'deposit', period: 'month', amount: '80.00' };
    successOf(await ask(token, '/wps/member/playLimits', { method: 'PUT', body }));
    const answers = await Promise.all([begin(token, 'bank', '50.00'), begin(token, 'bank', '50.00')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('have no limit where the site takes none', async () => {
    const token = await newMember('meydan.localhost');
    const answer = await gateway.ask('/wps/member/playLimits', {
      ...{ host: 'meydan.localhost', method: 'PUT', headers: accountCalls(gateway).bearer(token) },
      body: { kind: 'deposit', period: 'day', amount: '10.00' },
    });
    expect(refusalOf(answer)).toMatchObject({ status: 400, fields: { kind: expect.anything() } });
  });

  describe('whose amount differs', () => {
    const cases = (path = '', options: object = {}) =>
      operatorCalls(gateway).call(`/sites/aurora/cases${path}`, options);
    const decide = (deposit: Deposit, verb: 'approve' | 'reject', received = '40.00') =>
      cases(`/deposit-${deposit.depositId}/${verb}`, {
        method: 'POST',
        body: { received, reason: 'spoke to the payer' },
      });
    const heldDeposit = async () => {
      const token = await newMember();
      const deposit = await begun(token);
      await say(deposit, paid(4_000));
      return { token, deposit };
    };

    it('wait for an operator, who credits what arrived', async () => {
      const { token, deposit } = await heldDeposit();
      const open = successOf<OperatorCases>(await cases());
      expect(validatorOf('OperatorCases')(open)).toBe(true);
      expect(open.list.at(-1)).toMatchObject({
        ...{ caseId: `deposit-${deposit.depositId}`, state: 'open', why: 'amountDiffers', decision: null },
        ...{ amount: '50.00', received: '40.00', reference: deposit.reference, currency: 'EUR' },
      });
      expect(successOf<OperatorCase>(await decide(deposit, 'approve'))).toMatchObject({
        state: 'approved',
        decision: { operator: 'operator token', reason: 'spoke to the payer' },
      });
      expect(await read(token, deposit)).toMatchObject({ status: 'credited', credited: '40.00', held: null });
      expect(await balance(token)).toBe('40.00');
      for (const verb of ['approve', 'reject'] as const)
        expect(refusalOf(await decide(deposit, verb))).toMatchObject({ status: 409, code: 'case_decided' });
      expect(await isSound()).toBe(true);
    });

    it('go back to their payer, also where the provider is asked again later', async () => {
      const { token, deposit } = await heldDeposit();
      provider.mood = 'down';
      expect(successOf<OperatorCase>(await decide(deposit, 'reject')).state).toBe('rejected');
      // Nobody credits it meanwhile, although the rest arrives.
      provider.mood = 'well';
      await say(deposit, paid(5_000));
      expect(await read(token, deposit)).toMatchObject({ status: 'paid', credited: '0.00' });
      nowMs += HOUR_MS;
      await follow();
      expect(await read(token, deposit)).toMatchObject({ status: 'refunded', credited: '0.00' });
      expect(provider.of(deposit.reference).refunded_amount).toBe(5_000);
      const rejected = successOf<OperatorCases>(await cases('?state=rejected'));
      expect(rejected.list.map(({ caseId }) => caseId)).toContain(`deposit-${deposit.depositId}`);
      expect(await balance(token)).toBe('0.00');
      expect(await isSound()).toBe(true);
    });

    it('are decided as the operator saw them, or not at all', async () => {
      const { token, deposit } = await heldDeposit();
      await say(deposit, paid(4_500));
      expect(refusalOf(await decide(deposit, 'approve'))).toMatchObject({ status: 409, code: 'case_decided' });
      successOf(await decide(deposit, 'approve', '45.00'));
      expect(await balance(token)).toBe('45.00');
      // The rest arrives after all, and the page learns of it.
      await say(deposit, paid(5_000));
      expect(await read(token, deposit)).toMatchObject({ status: 'credited', credited: '50.00' });
    });

    it('stay open while only a part went back, until what is left is decided', async () => {
      const { token, deposit } = await heldDeposit();
      await say(deposit, paid(6_000));
      await say(deposit, { refunded_amount: 500 });
      expect(await read(token, deposit)).toMatchObject({ status: 'paid', held: 'amountDiffers' });
      // The decision outlives a refund that the provider makes by itself, and is carried out long after.
      provider.mood = 'down';
      successOf(await decide(deposit, 'reject', '55.00'));
      provider.mood = 'well';
      await say(deposit, { refunded_amount: 1_000 });
      expect(await read(token, deposit)).toMatchObject({ status: 'paid', credited: '0.00' });
      nowMs += 40 * 24 * HOUR_MS;
      await follow();
      expect(provider.of(deposit.reference).refunded_amount).toBe(6_000);
      expect(await isSound()).toBe(true);
    });

    it('go back too where the deposit was credited before', async () => {
      const token = await newMember();
      const deposit = await begun(token);
      await say(deposit, paid(5_000));
      await follow();
      provider.mood = 'down';
      await say(deposit, paid(6_000));
      successOf(await decide(deposit, 'reject', '10.00'));
      provider.mood = 'well';
      nowMs += HOUR_MS;
      await follow();
      expect(await read(token, deposit)).toMatchObject({ status: 'credited', credited: '50.00', held: null });
      expect(provider.of(deposit.reference).refunded_amount).toBe(1_000);
    });

    it('are refused to decide without a reason, a case or a site', async () => {
      const { deposit } = await heldDeposit();
      const bare = await cases(`/deposit-${deposit.depositId}/approve`, { method: 'POST', body: {} });
      expect(refusalOf(bare)).toMatchObject({ status: 400, fields: { reason: expect.anything() } });
      const foreign = await operatorCalls(gateway).call(`/sites/lotus/cases/deposit-${deposit.depositId}/approve`, {
        method: 'POST',
        body: { received: '40.00', reason: 'r' },
      });
      expect(refusalOf(foreign).status).toBe(404);
      expect(refusalOf(await operatorCalls(gateway).call('/sites/nowhere/cases')).code).toBe('unknown_site');
    });
  });

  it('belong to their member and site alone', async () => {
    const [token, other] = [await newMember(), await newMember()];
    const deposit = await begun(token);
    const foreign = await ask(other, `/wps/member/deposits/${deposit.depositId}`);
    expect(refusalOf(foreign)).toMatchObject({ status: 404 });
    const onLotus = await newMember('lotus.localhost');
    const elsewhere = await gateway.ask(`/wps/member/deposits/${deposit.depositId}`, {
      host: 'lotus.localhost',
      headers: accountCalls(gateway).bearer(onLotus),
    });
    expect(refusalOf(elsewhere)).toMatchObject({ status: 404 });
  });

  it('do not exist where the site’s flags turn them off', async () => {
    const token = await newMember('meydan.localhost');
    for (const [method, path] of [
      ['GET', '/wps/member/deposits/channels'],
      ['GET', '/wps/member/deposits'],
      ['GET', '/wps/member/deposits/1'],
      ['POST', '/wps/member/deposits'],
    ] as const) {
      const headers = { ...accountCalls(gateway).bearer(token), 'idempotency-key': 'k' };
      const body = method === 'POST' ? { body: { channelId: 'bank', amount: '50.00' } } : {};
      const answer = await gateway.ask(path, { host: 'meydan.localhost', method, headers, ...body });
      expect(refusalOf(answer), path).toMatchObject({ status: 403, code: 'feature_disabled' });
    }
  });

  it('are all followed in one turn of the job, however many piled up', async () => {
    const begunByMember = await Promise.all(
      [await newMember(), await newMember(), await newMember()].map(async (token) => {
        const deposits: Deposit[] = [];
        for (let n = 0; n < 15; n += 1) deposits.push(await begun(token, 'bank', '10.00'));
        return { token, deposits };
      }),
    );
    for (const { deposits } of begunByMember)
      for (const { reference } of deposits) Object.assign(provider.of(reference), paid(1_000));
    nowMs += 60_000;
    await follow();
    for (const { token } of begunByMember) expect(await balance(token)).toBe('150.00');
  });

  it('follow the provider where its webhooks are lost', async () => {
    const token = await newMember();
    const [deposit, unpaid] = [await begun(token), await begun(token, 'bank', '20.00')];
    Object.assign(provider.of(deposit.reference), paid(5_000));
    await follow();
    expect((await read(token, deposit)).status).toBe('pending');
    nowMs += 30_000;
    await follow();
    expect((await read(token, deposit)).status).toBe('credited');
    nowMs += 2 * HOUR_MS;
    await follow();
    expect((await read(token, unpaid)).status).toBe('expired');
    // Nobody loses what they sent too late.
    await say(unpaid, paid(2_000));
    expect(await balance(token)).toBe('70.00');
    expect(await isSound()).toBe(true);
  });

  it('start what a provider gave no answer to, once it does', async () => {
    const token = await newMember();
    provider.mood = 'down';
    await begin(token, 'bank', '50.00');
    provider.mood = 'well';
    nowMs += 30_000;
    await follow();
    const { list } = successOf<Deposits>(await ask(token, '/wps/member/deposits'));
    expect(list[0]).toMatchObject({ status: 'pending', payment: { kind: 'transfer' } });
  });

  it('take webhooks that their provider signed, within five minutes, and no others', async () => {
    const token = await newMember();
    const deposit = await begun(token);
    const payment = { ...provider.of(deposit.reference), ...paid(5_000) };
    const at = new Date(nowMs);
    const statusOf = async (webhook: TestWebhook) => (await provider.send(gateway, webhook)).status;
    expect(
      await statusOf(
        provider.webhook(payment, {
          at,
          tamper: (body) => body.replace('"received_amount":5000', '"received_amount":9000'),
        }),
      ),
    ).toBe(401);
    expect(await statusOf(provider.webhook(payment, { at, merchant: 'LOTUS' }))).toBe(401);
    expect(await statusOf(provider.webhook(payment, { at: new Date(nowMs - 301_000) }))).toBe(401);
    expect(await statusOf(provider.webhook(payment, { at: new Date(nowMs + 301_000) }))).toBe(401);
    expect(await statusOf({ headers: { 'content-type': 'application/json' }, body: '{}' })).toBe(401);
    const unknown = await gateway.ask('/payments/v1/nobody/events', { method: 'POST', headers: {}, body: '{}' });
    expect(unknown.status).toBe(404);
    expect(await read(token, deposit)).toMatchObject({ status: 'pending', received: '0.00' });
    // Another site's provider account cannot pay a deposit of this one.
    const foreign = await provider.send(
      gateway,
      provider.webhook({ ...payment, merchant: 'LOTUS' }, { at, merchant: 'LOTUS' }),
    );
    expect(JSON.parse(foreign.text).outcome).toBe('unmatched');
    const dollars = await provider.send(gateway, provider.webhook({ ...payment, currency: 'USD' }, { at }));
    expect(JSON.parse(dollars.text).outcome).toBe('unmatched');
    expect(await balance(token)).toBe('0.00');
    expect(await statusOf(provider.webhook(payment, { at }))).toBe(200);
    expect(await balance(token)).toBe('50.00');
  });
});

/** Accounts are of letters alone. */
function accountOf(member: number): string {
  const letter = (place: number): string => 'abcdefghijklmnopqrstuvwxyz'[place % 26] ?? '';
  return `depositor${letter(Math.floor(member / 26))}${letter(member)}`;
}

function headersOf(options: object): object {
  return 'headers' in options ? (options.headers as object) : {};
}
