import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  LedgerReport,
  MemberMessages,
  OperatorCase,
  OperatorCases,
  StoredWebhooks,
  UplineTransfer,
  UplineTransferTerms,
  WalletBalance,
  Withdrawal,
  Withdrawals,
  WithdrawalTerms,
} from '#contracts/generated/contracts.ts';
import { newMemberId } from '#gateway/areas/accounts/members/member-ids.ts';
import { insertPayoutAccount } from '#gateway/areas/accounts/repository/payout-account-repository.ts';
import { followPayments } from '#gateway/areas/cashier/deposits/follow-payments.ts';
import { sandboxProvider } from '#gateway/areas/cashier/providers/sandbox-provider.ts';
import { postTransfer } from '#gateway/areas/money/money.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { memberSecrets } from '#gateway/secrets/member-secrets.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { photo } from '#gateway/testing/hostile-images.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { openRealtime } from '#gateway/testing/realtime-client.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { testCashierParts } from '#gateway/testing/test-cashier-parts.ts';
import {
  startTestPaymentProvider,
  TEST_PAYMENTS_SECRET,
  type TestPaymentProvider,
} from '#gateway/testing/test-payment-provider.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const START = Date.parse('2026-03-01T12:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const PAYMENT_PASSWORD = 'quiet-harbour-41';
const cashier = {
  deposits: {
    channels: [
      { id: 'bank', kind: 'transfer', provider: 'sandbox', name: { EN: 'Bank' }, min: '10.00', max: '5000.00' },
    ],
  },
  withdrawals: {
    ...{ provider: 'sandbox', min: '20.00', max: '1000.00', mostPerDay: '1500.00', countPerDay: 4 },
    ...{ freePerDay: 1, feePercent: '1', feeMin: '1.00', confirmMinutes: 60 },
    review: { amountFrom: '500.00', turnover: true, nameMismatch: true },
    twoOperatorsFrom: '900.00',
  },
  uplineTransfers: { min: '5.00', max: '100.00', mostPerDay: '150.00' },
} as const;
const signIn = { modId: 'SIGNIN3', enabled: true } as const;
const flags = [
  signIn,
  ...(['DEPOSIT3', 'WITHDRAW3', 'UPLINETRANSFER3'] as const).map((modId) => ({ modId, enabled: true })),
];
const payouts = {
  bankAccounts: { number: { kind: 'iban' }, banks: [{ code: 'LHV', name: 'LHV Pank' }] },
  eWallets: { types: [{ code: 'USDT', name: 'USDT', form: 'tron' }] },
} as const;

describeOnEveryEngine('withdrawals', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let provider: TestPaymentProvider;
  let nowMs = START;
  let keys = 0;
  let members = 0;

  beforeAll(async () => {
    database = await open();
    provider = await startTestPaymentProvider();
    const site = { cashier: structuredClone(cashier) as never, payouts: structuredClone(payouts) as never, flags };
    gateway = await startGateway(database, {
      sites: [
        siteDocuments({ id: 'aurora', site }),
        siteDocuments({ id: 'meydan', site: { flags: [signIn] } }),
        siteDocuments({
          id: 'lotus',
          site: { flags, cashier: { deposits: structuredClone(cashier.deposits) } as never },
        }),
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

  const nextKey = (): number => {
    keys += 1;
    return keys;
  };
  const envelope = () => ({ iat: Math.floor(nowMs / 1_000) });
  const bearer = (token: string) => accountCalls(gateway).bearer(token);
  const ask = (token: string, path: string, options: { method?: string; body?: object } = {}) =>
    gateway.ask(path, { ...options, headers: bearer(token) });

  /** A member with 1,000.00, a payment password and a bank account of a year ago. */
  async function newMember({ funds = 100_000n, holder = 'Mika Kestrel', kind = 'bank' as 'bank' | 'eWallet' } = {}) {
    members += 1;
    const account = accountOf(members);
    const token = await accountCalls(gateway).newMember(account, { envelope: envelope() });
    const { id: memberId } = successOf<{ id: string }>(await accountCalls(gateway).info(token));
    const body = {
      password: PASSWORD,
      newPaymentPassword: PAYMENT_PASSWORD,
      confirmNewPaymentPassword: PAYMENT_PASSWORD,
    };
    successOf(
      await callEncrypted(gateway.ask, {
        ...{ method: 'POST', path: '/wps/member/paymentPassword', body, headers: bearer(token), envelope: envelope() },
      }),
    );
    const number = kind === 'bank' ? `EE${members}` : 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
    const sealed = await memberSecrets(database.secrets).accountNumbers.seal(
      `aurora ${memberId}`,
      new TextEncoder().encode(number),
    );
    const payoutId = newMemberId();
    await database.forSite('aurora', async (tx) => {
      const added = new Date(START - 365 * DAY_MS).toISOString();
      await insertPayoutAccount(tx, 'aurora', {
        ...{ account_id: payoutId, member_id: memberId, kind, institution: kind === 'bank' ? 'LHV' : 'USDT' },
        ...{ holder_name: kind === 'bank' ? holder : null, sealed_number: sealed, masked_number: '•••• 4342' },
        ...{ number_digest: payoutId, branch: null, is_default: true },
        ...{ added_at: added, usable_from: added, verified_at: null },
      });
      if (funds > 0n)
        await postTransfer(tx, 'aurora', {
          ...{ kind: 'grant', currency: 'EUR', request: { scope: 'test', key: memberId } },
          lines: [
            { kind: 'house', amount: -funds },
            { kind: 'member', memberId, amount: funds },
          ],
        });
    });
    return { account, token, memberId, payoutId };
  }
  type Member = Awaited<ReturnType<typeof newMember>>;
  /** A session ends by itself. */
  const back = async (member: Member): Promise<Member> => {
    const { token } = await accountCalls(gateway).signedIn(member.account, { envelope: envelope() });
    return { ...member, token };
  };

  const request = (
    { token, payoutId }: Pick<Member, 'token' | 'payoutId'>,
    amount: string,
    { key = `withdrawal-${nextKey()}`, ...body }: { key?: string; paymentPassword?: string; payoutId?: string } = {},
  ) =>
    callEncrypted(gateway.ask, {
      ...{ method: 'POST', path: '/wps/member/withdrawals', envelope: envelope() },
      body: { payoutId, amount, paymentPassword: PAYMENT_PASSWORD, ...body },
      headers: { ...bearer(token), 'idempotency-key': key },
    });
  const requested = async (member: Member, amount: string) => successOf<Withdrawal>(await request(member, amount));
  const read = async ({ token }: Member, { withdrawalId }: Withdrawal) =>
    successOf<Withdrawal>(await ask(token, `/wps/member/withdrawals/${withdrawalId}`));
  const terms = async ({ token }: Member) =>
    successOf<WithdrawalTerms>(await ask(token, '/wps/member/withdrawals/terms'));
  const balance = async ({ token }: Member) =>
    successOf<WalletBalance>(await ask(token, '/wps/v2/wallets/balance')).balance;
  const isSound = async () =>
    successOf<LedgerReport>(await operatorCalls(gateway).call('/ledger/check')).sites.every((one) => one.isSound);
  const follow = () =>
    followPayments(
      testCashierParts({
        ...{ database, sites: gateway.sites, now: () => new Date(nowMs), log: gateway.app.log as never },
        provider: sandboxProvider({ url: provider.environment.PAYMENTS_URL ?? '', secret: TEST_PAYMENTS_SECRET }),
      }),
    );
  /** The provider sends a part, and says so. */
  const send = async ({ reference }: Withdrawal, amount: number) => {
    const payout = provider.payoutOf(reference);
    payout.parts.push({
      ...{ part: payout.parts.length + 1, amount, returned_amount: 0 },
      sent_at: new Date(nowMs).toISOString(),
    });
    if (payout.parts.reduce((sum, one) => sum + one.amount, 0) === payout.amount) payout.status = 'paid';
    await provider.send(gateway, provider.webhook(payout, { at: new Date(nowMs) }));
  };
  const bringBack = async ({ reference }: Withdrawal, part: number, amount: number) => {
    const payout = provider.payoutOf(reference);
    const found = payout.parts[part - 1];
    if (found !== undefined) found.returned_amount = amount;
    await provider.send(gateway, provider.webhook(payout, { at: new Date(nowMs), type: 'payout.returned' }));
  };
  const confirm = ({ token }: Member, { withdrawalId }: Withdrawal, body: object) =>
    ask(token, `/wps/member/withdrawals/${withdrawalId}/confirmation`, { method: 'POST', body });
  const prove = async ({ token }: Member, { withdrawalId }: Withdrawal, part: number, file?: Buffer) =>
    gateway.ask(`/wps/member/withdrawals/${withdrawalId}/proof?part=${part}`, {
      ...{ method: 'PUT', body: file ?? (await photo()) },
      headers: { ...bearer(token), 'content-type': 'image/png' },
    });
  const cases = (path = '', options: object = {}) => operatorCalls(gateway).call(`/sites/aurora/cases${path}`, options);
  const decide = (caseId: string, verb: 'approve' | 'reject', received: string, options: object = {}) =>
    cases(`/${caseId}/${verb}`, { method: 'POST', body: { received, reason: 'looked into it' }, ...options });
  const messages = async ({ token }: Member) =>
    successOf<MemberMessages>(await ask(token, '/wps/member/messages')).list;

  it('take the amount at the request, and send it less the fee to the member’s account', async () => {
    const member = await newMember();
    const before = await terms(member);
    expect(validatorOf('WithdrawalTerms')(before)).toBe(true);
    expect(before).toMatchObject({
      ...{ balance: '1000.00', withdrawable: '1000.00', locked: '0.00', reserved: '0.00', leftToday: '1500.00' },
      ...{ feePercent: '0', nextFeePercent: '1', freeLeft: 1, countLeft: 4, hasPaymentPassword: true, turnover: [] },
      accounts: [
        {
          ...{ payoutId: member.payoutId, isDefault: true, usableFrom: null },
          to: { kind: 'bank', name: 'LHV Pank', maskedNumber: '•••• 4342', holder: 'Mika Kestrel' },
        },
      ],
    });
    const first = await requested(member, '100.00');
    expect(validatorOf('Withdrawal')(first)).toBe(true);
    expect(first).toMatchObject({
      amount: '100.00',
      fee: '0.00',
      receives: '100.00',
      status: 'approved',
      canCancel: false,
    });
    expect(await balance(member)).toBe('900.00');
    const second = await requested(member, '200.00');
    expect(second).toMatchObject({ fee: '2.00', receives: '198.00' });
    expect(provider.payoutOf(second.reference)).toMatchObject({
      ...{ merchant: 'AURORA', amount: 19_800, currency: 'EUR' },
      destination: { kind: 'bank', number: expect.stringMatching(/^EE/), holder: 'Mika Kestrel', bank: 'LHV Pank' },
    });
    await send(first, 10_000);
    await send(second, 19_800);
    expect(await read(member, second)).toMatchObject({ status: 'paid', sent: '198.00', remaining: '198.00' });
    expect(await terms(member)).toMatchObject({ reserved: '0.00', leftToday: '1200.00', countLeft: 2, freeLeft: 0 });
    expect(await isSound()).toBe(true);
    const own = successOf<Withdrawals>(await ask(member.token, '/wps/member/withdrawals'));
    expect(validatorOf('Withdrawals')(own)).toBe(true);
    expect(own.list.map(({ withdrawalId }) => withdrawalId)).toEqual([second.withdrawalId, first.withdrawalId]);
    expect((await messages(member)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['withdrawalApproved', 'withdrawalSent']),
    );
  });

  it('go to an address on a chain as well', async () => {
    const member = await newMember({ kind: 'eWallet' });
    const withdrawal = await requested(member, '50.00');
    // An address is in nobody's name: an operator looks first.
    expect(withdrawal).toMatchObject({ status: 'reviewing', to: { kind: 'eWallet', name: 'USDT', holder: null } });
    successOf(await decide(`withdrawal-${withdrawal.withdrawalId}`, 'approve', '50.00'));
    expect(provider.payoutOf(withdrawal.reference).destination).toEqual({
      ...{ kind: 'crypto', network: 'TRC20', address: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC' },
    });
  });

  it('happen once for each key', async () => {
    const member = await newMember();
    const first = successOf<Withdrawal>(await request(member, '100.00', { key: 'once' }));
    expect(successOf<Withdrawal>(await request(member, '100.00', { key: 'once' }))).toEqual(first);
    expect(refusalOf(await request(member, '110.00', { key: 'once' }))).toMatchObject({ code: 'idempotency_mismatch' });
    expect(await balance(member)).toBe('900.00');
    const many = await Promise.all(Array.from({ length: 4 }, () => request(member, '100.00', { key: 'at-once' })));
    expect(new Set(many.map((one) => successOf<Withdrawal>(one).withdrawalId)).size).toBe(1);
    expect(await balance(member)).toBe('800.00');
  });

  it('are refused with their reason, and nothing is moved', async () => {
    const member = await newMember();
    const other = await newMember();
    const refused = async (amount: string, changes: object = {}) => {
      const { status, code, fields } = refusalOf(await request(member, amount, changes));
      return [status, code, fields];
    };
    expect(await refused('19.99')).toEqual([422, 'amount_out_of_range', { amount: 'out_of_range' }]);
    expect(await refused('1000.01')).toEqual([422, 'amount_out_of_range', { amount: 'out_of_range' }]);
    expect(await refused('10.005')).toEqual([400, 'invalid_request', { amount: 'wrong_format' }]);
    expect(await refused('50.00', { paymentPassword: 'quite-wrong-7' })).toEqual([
      ...[422, 'wrong_payment_password', { paymentPassword: 'wrong_value' }],
    ]);
    expect(await refused('50.00', { paymentPassword: '' })).toEqual([
      ...[422, 'payment_password_required', { paymentPassword: 'required' }],
    ]);
    expect(await refused('50.00', { payoutId: other.payoutId })).toEqual([
      ...[400, 'invalid_request', { payoutId: 'not_allowed_value' }],
    ]);
    expect(await balance(member)).toBe('1000.00');
    const poor = await newMember({ funds: 3_000n });
    expect(refusalOf(await request(poor, '30.01')).code).toBe('not_enough_funds');
    await requested(member, '400.00');
    await requested(member, '450.00');
    let rich = await newMember({ funds: 1_000_000n });
    for (const amount of ['400.00', '450.00', '300.00']) await requested(rich, amount);
    expect(refusalOf(await request(rich, '350.01')).code).toBe('amount_out_of_range');
    await requested(rich, '350.00');
    expect(refusalOf(await request(rich, '20.00')).code).toBe('too_many_today');
    // The next day of the site's calendar has its own.
    nowMs += DAY_MS;
    rich = await back(rich);
    await requested(rich, '20.00');
    expect(await isSound()).toBe(true);
  });

  it('need an account that may be paid to', async () => {
    const member = await newMember();
    await database.forSite('aurora', (tx) =>
      tx
        .updateTable('payout_account')
        .set({ usable_from: new Date(START + DAY_MS).toISOString() })
        .where('account_id', '=', member.payoutId)
        .execute(),
    );
    expect((await terms(member)).accounts[0]?.usableFrom).toBe('2026-03-02T12:00:00.000Z');
    expect(refusalOf(await request(member, '50.00'))).toMatchObject({ code: 'payout_waiting' });
    expect(await balance(member)).toBe('1000.00');
  });

  it('are absent where a site pays nothing out', async () => {
    const token = await accountCalls(gateway).newMember('meydanplayer', {
      host: 'meydan.localhost',
      envelope: envelope(),
    });
    const asked = await gateway.ask('/wps/member/withdrawals/terms', {
      ...{ host: 'meydan.localhost', headers: bearer(token) },
    });
    expect(refusalOf(asked)).toMatchObject({ status: 403, code: 'feature_disabled' });
    const lotus = await accountCalls(gateway).newMember('lotusplayer', {
      host: 'lotus.localhost',
      envelope: envelope(),
    });
    const terms = await gateway.ask('/wps/member/withdrawals/terms', {
      host: 'lotus.localhost',
      headers: bearer(lotus),
    });
    expect(refusalOf(terms)).toMatchObject({ status: 403, code: 'feature_disabled' });
  });

  it('may be cancelled until they are approved', async () => {
    const member = await newMember();
    const withdrawal = await requested(member, '600.00');
    expect(withdrawal).toMatchObject({ status: 'reviewing', canCancel: true });
    expect(await terms(member)).toMatchObject({ balance: '400.00', reserved: '600.00' });
    const path = `/wps/member/withdrawals/${withdrawal.withdrawalId}`;
    const stranger = await newMember();
    expect(refusalOf(await ask(stranger.token, path, { method: 'DELETE' })).code).toBe('not_found');
    for (const _ of [1, 2])
      expect(successOf<Withdrawal>(await ask(member.token, path, { method: 'DELETE' }))).toMatchObject({
        ...{ status: 'cancelled', canCancel: false, returned: '600.00', remaining: '0.00' },
      });
    expect(await balance(member)).toBe('1000.00');
    expect(refusalOf(await decide(`withdrawal-${withdrawal.withdrawalId}`, 'approve', '600.00')).code).toBe(
      'not_found',
    );
    const sent = await requested(member, '100.00');
    const tooLate = await ask(member.token, `/wps/member/withdrawals/${sent.withdrawalId}`, { method: 'DELETE' });
    expect(refusalOf(tooLate)).toMatchObject({ status: 409, code: 'withdrawal_closed' });
  });

  it('wait for the provider where it does not answer, and are sent once', async () => {
    const member = await newMember();
    provider.mood = 'down';
    const withdrawal = await requested(member, '100.00');
    await follow();
    expect(await read(member, withdrawal)).toMatchObject({ status: 'approved' });
    provider.mood = 'well';
    nowMs += 5 * MINUTE_MS;
    await follow();
    await follow();
    expect(await read(member, withdrawal)).toMatchObject({ status: 'paying' });
    // The webhook is lost: the job asks.
    const payout = provider.payoutOf(withdrawal.reference);
    payout.parts.push({ part: 1, amount: 10_000, returned_amount: 0, sent_at: new Date(nowMs).toISOString() });
    payout.status = 'paid';
    nowMs += 30 * MINUTE_MS;
    await follow();
    expect(await read(member, withdrawal)).toMatchObject({ status: 'paid', parts: [{ part: 1, amount: '100.00' }] });
    expect([...provider.payouts.values()].filter(({ reference }) => reference === withdrawal.reference)).toHaveLength(
      1,
    );
  });

  it('are not given back where the provider says that the key was used before', async () => {
    const member = await newMember();
    provider.mood = 'mismatching';
    const withdrawal = await requested(member, '100.00');
    expect(await read(member, withdrawal)).toMatchObject({ status: 'approved' });
    expect(await balance(member)).toBe('900.00');
  });

  it('tell operators of money that moved after it was given back', async () => {
    const member = await newMember();
    const withdrawal = await requested(member, '100.00');
    const payout = provider.payoutOf(withdrawal.reference);
    Object.assign(payout, { status: 'failed', failure_reason: 'account_closed' });
    await provider.send(gateway, provider.webhook(payout, { at: new Date(nowMs) }));
    expect(await balance(member)).toBe('1000.00');
    payout.status = 'processing';
    payout.parts.push({ part: 1, amount: 10_000, returned_amount: 0, sent_at: new Date(nowMs).toISOString() });
    const told = await provider.send(gateway, provider.webhook(payout, { at: new Date(nowMs) }));
    expect(JSON.parse(told.text).outcome).toBe('contradicted');
    expect(await balance(member)).toBe('1000.00');
    expect(await isSound()).toBe(true);
  });

  it('come back where the provider refuses or fails', async () => {
    const member = await newMember();
    provider.mood = 'refusing';
    const refused = await requested(member, '100.00');
    expect(await read(member, refused)).toMatchObject({ status: 'returned', failure: 'rejected', remaining: '0.00' });
    provider.mood = 'well';
    const failed = await requested(member, '200.00');
    await send(failed, 5_000);
    const payout = provider.payoutOf(failed.reference);
    Object.assign(payout, { status: 'failed', failure_reason: 'account_closed' });
    await provider.send(gateway, provider.webhook(payout, { at: new Date(nowMs) }));
    expect(await read(member, failed)).toMatchObject({
      ...{ status: 'paid', failure: 'accountClosed', sent: '50.00', returned: '150.00', remaining: '50.00' },
    });
    expect(await balance(member)).toBe('950.00');
    successOf(await confirm(member, failed, { part: 1, outcome: 'received' }));
    expect(await read(member, failed)).toMatchObject({ status: 'confirmed', received: '50.00', remaining: '0.00' });
    expect(await isSound()).toBe(true);
  });

  describe('and transfers to the upline', () => {
    const path = '/wps/member/transfers/upline';
    const sendUp = (
      { token }: Member,
      amount: string,
      { key = `up-${nextKey()}`, ...more }: { key?: string; paymentPassword?: string } = {},
    ) =>
      callEncrypted(gateway.ask, {
        ...{ method: 'POST', path, envelope: envelope() },
        body: { amount, paymentPassword: PAYMENT_PASSWORD, ...more },
        headers: { ...bearer(token), 'idempotency-key': key },
      });
    const pair = async () => {
      const [upline, member] = [await newMember({ funds: 0n }), await newMember()];
      await database.forSite('aurora', (tx) =>
        tx.updateTable('member').set({ upline_id: upline.memberId }).where('member_id', '=', member.memberId).execute(),
      );
      return { upline, member };
    };

    it('move money once for each key, and tell the upline', async () => {
      const { upline, member } = await pair();
      const before = successOf<UplineTransferTerms>(await ask(member.token, path));
      expect(validatorOf('UplineTransferTerms')(before)).toBe(true);
      expect(before).toMatchObject({
        available: '1000.00',
        leftToday: '150.00',
        upline: { account: expect.any(String) },
      });
      expect(before.upline?.account).toMatch(/^dr\*\*\*../);
      const first = successOf<UplineTransfer>(await sendUp(member, '100.00', { key: 'once-up' }));
      expect(validatorOf('UplineTransfer')(first)).toBe(true);
      expect(first).toMatchObject({ amount: '100.00', balance: '900.00', currency: 'EUR' });
      expect(successOf<UplineTransfer>(await sendUp(member, '100.00', { key: 'once-up' }))).toEqual(first);
      expect(refusalOf(await sendUp(member, '50.00', { key: 'once-up' })).code).toBe('idempotency_mismatch');
      expect([await balance(upline), await balance(member)]).toEqual(['100.00', '900.00']);
      expect((await messages(upline))[0]).toMatchObject({ kind: 'transferReceived' });
      expect(refusalOf(await sendUp(member, '50.01')).code).toBe('amount_out_of_range');
      successOf(await sendUp(member, '50.00'));
      expect(await isSound()).toBe(true);
    });

    it('are refused with their reason', async () => {
      const { member } = await pair();
      expect(refusalOf(await sendUp(member, '4.99')).code).toBe('amount_out_of_range');
      expect(refusalOf(await sendUp(member, '50.00', { paymentPassword: 'quite-wrong-7' })).code).toBe(
        'wrong_payment_password',
      );
      const alone = await newMember();
      expect(successOf<UplineTransferTerms>(await ask(alone.token, path)).upline).toBeNull();
      expect(refusalOf(await sendUp(alone, '50.00')).code).toBe('no_upline');
      const poor = await pair();
      await requested(poor.member, '450.00');
      await requested(poor.member, '490.00');
      expect(refusalOf(await sendUp(poor.member, '60.01')).code).toBe('not_enough_funds');
      expect(await balance(poor.member)).toBe('60.00');
    });
  });

  describe('with turnover', () => {
    const deposit = async ({ token, memberId }: Member, amount: string) => {
      const headers = { ...bearer(token), 'idempotency-key': `deposit-${nextKey()}` };
      const body = { channelId: 'bank', amount };
      const asked = await gateway.ask('/wps/member/deposits', { method: 'POST', headers, body });
      const { reference } = successOf<{ reference: string }>(asked);
      const payment = Object.assign(provider.of(reference), { status: 'paid', received_amount: Number(amount) * 100 });
      await provider.send(gateway, provider.webhook(payment, { at: new Date(nowMs) }));
      return { reference, memberId };
    };
    const play = (memberId: string, minor: bigint, kind = 'bet') =>
      database.forSite('aurora', (tx) =>
        postTransfer(tx, 'aurora', {
          ...{ kind, currency: 'EUR', request: { scope: 'test', key: `play ${nextKey()}` } },
          lines: [
            { kind: 'house', amount: minor },
            { kind: 'member', memberId, amount: -minor },
          ],
        }),
      );

    it('lock a deposit until it is played through once, oldest first', async () => {
      const member = await newMember({ funds: 10_000n });
      await play(member.memberId, 1_000n);
      await deposit(member, '50.00');
      expect(await terms(member)).toMatchObject({
        ...{ balance: '140.00', withdrawable: '90.00', locked: '50.00' },
        turnover: [{ amount: '50.00', required: '50.00', done: '0.00', locked: '50.00', bonus: null }],
      });
      await play(member.memberId, 2_000n);
      await deposit(member, '100.00');
      await play(member.memberId, 4_000n);
      await play(member.memberId, -500n, 'rollback');
      expect((await terms(member)).turnover).toMatchObject([
        { amount: '50.00', done: '50.00', locked: '0.00' },
        { amount: '100.00', done: '5.00', locked: '95.00' },
      ]);
      expect(await terms(member)).toMatchObject({ balance: '185.00', withdrawable: '90.00' });
      expect(refusalOf(await request(member, '90.01'))).toMatchObject({ status: 422, code: 'turnover_open' });
      // The site's rule has an operator look while something is open.
      const withdrawal = await requested(member, '60.00');
      expect(withdrawal.status).toBe('reviewing');
      const { list } = successOf<OperatorCases>(await cases('?kind=withdrawal&pageSize=100'));
      expect(list.find(({ caseId }) => caseId === `withdrawal-${withdrawal.withdrawalId}`)?.reasons).toEqual([
        'turnover',
      ]);
      await play(member.memberId, 9_500n);
      expect(await terms(member)).toMatchObject({ locked: '0.00', withdrawable: '30.00' });
    });

    it('count a stake once, however often somebody looks', async () => {
      const member = await newMember({ funds: 100_000n });
      await deposit(member, '100.00');
      for (let n = 1; n <= 5; n += 1) {
        await play(member.memberId, 1_000n);
        // What was counted is stored up to a minute ago: make all of it older than that.
        await database.forSite('aurora', (tx) => tx.selectFrom('turnover_count').selectAll().execute());
        expect((await terms(member)).turnover[0]?.done).toBe(`${n * 10}.00`);
      }
    });
  });

  it('are found by a webhook that an operator takes once more', async () => {
    const member = await newMember();
    const withdrawal = await requested(member, '100.00');
    const payout = provider.payoutOf(withdrawal.reference);
    const known = (provider_id: string) =>
      database.forSite('aurora', (tx) =>
        tx.updateTable('payment').set({ provider_id }).where('payment_id', '=', withdrawal.withdrawalId).execute(),
      );
    await known('nobody knows');
    await send(withdrawal, 10_000);
    expect(await read(member, withdrawal)).toMatchObject({ status: 'paying' });
    const webhooks = (path = '', options: object = {}) =>
      operatorCalls(gateway).call(`/sites/aurora/webhooks${path}`, options);
    const stored = successOf<StoredWebhooks>(await webhooks('?outcome=unmatched'));
    expect(validatorOf('StoredWebhooks')(stored)).toBe(true);
    const [event] = stored.list;
    expect(JSON.parse(event?.body ?? '{}')).toMatchObject({ data: { reference: withdrawal.reference } });
    await known(payout.payout_id);
    for (const _ of [1, 2])
      expect(successOf(await webhooks(`/sandbox/${event?.eventId}/replay`, { method: 'POST' }))).toMatchObject({
        ...{ eventId: event?.eventId, outcome: 'applied' },
      });
    expect(await read(member, withdrawal)).toMatchObject({ status: 'paid', sent: '100.00', parts: [{ part: 1 }] });
    const nowhere = await webhooks('/sandbox/msg_nobody/replay', { method: 'POST' });
    expect(refusalOf(nowhere)).toMatchObject({ status: 404, code: 'not_found' });
  });

  describe('in review', () => {
    it('are paid out once an operator approves, and told so', async () => {
      const member = await newMember();
      const pages = await openRealtime(gateway.port, { token: member.token });
      pages.send({ type: 'resume' });
      await pages.next('ready');
      const withdrawal = await requested(member, '600.00');
      const caseId = `withdrawal-${withdrawal.withdrawalId}`;
      const open = successOf<OperatorCases>(await cases('?kind=withdrawal&pageSize=100'));
      expect(validatorOf('OperatorCases')(open)).toBe(true);
      expect(open.list.find((one) => one.caseId === caseId)).toMatchObject({
        ...{
          kind: 'withdrawal',
          state: 'open',
          why: 'review',
          reasons: ['amount'],
          amount: '600.00',
          received: '600.00',
        },
        ...{ approvals: [], approvalsNeeded: 1, claim: null, decision: null },
      });
      expect(refusalOf(await decide(caseId, 'approve', '599.00')).code).toBe('case_decided');
      expect(successOf<OperatorCase>(await decide(caseId, 'approve', '600.00'))).toMatchObject({
        ...{ state: 'approved', decision: { operator: 'operator token', reason: 'looked into it' } },
      });
      expect(await read(member, withdrawal)).toMatchObject({ status: 'paying' });
      expect(refusalOf(await decide(caseId, 'reject', '600.00')).code).toBe('case_decided');
      expect((await messages(member))[0]).toMatchObject({
        kind: 'withdrawalApproved',
        body: expect.stringContaining('LHV Pank •••• 4342'),
      });
      for (const status of ['reviewing', 'approved', 'paying'])
        expect(await pages.next('withdrawal')).toMatchObject({ payload: { status } });
      pages.close();
    });

    it('go back to the wallet where one rejects, with the reason', async () => {
      const member = await newMember();
      const withdrawal = await requested(member, '600.00');
      successOf(await decide(`withdrawal-${withdrawal.withdrawalId}`, 'reject', '600.00'));
      expect(await read(member, withdrawal)).toMatchObject({ status: 'rejected', reason: 'looked into it' });
      expect(await balance(member)).toBe('1000.00');
      expect((await messages(member))[0]).toMatchObject({
        kind: 'withdrawalRejected',
        body: expect.stringContaining('looked into it'),
      });
      expect(await isSound()).toBe(true);
    });

    it('take two operators above the site’s threshold, one of whom claims it from others until it is decided', async () => {
      const member = await newMember();
      const withdrawal = await requested(member, '950.00');
      const caseId = `withdrawal-${withdrawal.withdrawalId}`;
      const operators = operatorCalls(gateway, () => new Date(nowMs));
      const roles = [{ role: 'cashier', siteId: 'aurora' }] as const;
      const anna = await operators.newOperator('anna', roles);
      const boris = await operators.newOperator('boris', roles);
      const by = ({ token }: { token: string }) => ({ token });
      expect(successOf<OperatorCase>(await cases(`/${caseId}/claim`, { method: 'POST', ...by(anna) })).claim).toEqual({
        ...{ operator: 'anna', until: '2026-03-01T12:15:00.000Z' },
      });
      expect(refusalOf(await decide(caseId, 'approve', '950.00', by(boris))).code).toBe('case_claimed');
      expect(refusalOf(await cases(`/${caseId}/claim`, { method: 'POST', ...by(boris) })).code).toBe('case_claimed');
      expect(successOf<OperatorCase>(await decide(caseId, 'approve', '950.00', by(anna)))).toMatchObject({
        ...{ state: 'open', approvals: ['anna'], approvalsNeeded: 2 },
      });
      expect(await read(member, withdrawal)).toMatchObject({ status: 'reviewing' });
      expect(refusalOf(await decide(caseId, 'approve', '950.00', by(anna))).code).toBe('second_operator_required');
      // The machine's token is nobody.
      expect(refusalOf(await decide(caseId, 'approve', '950.00')).code).toBe('second_operator_required');
      expect(successOf<OperatorCase>(await decide(caseId, 'approve', '950.00', by(boris)))).toMatchObject({
        ...{ state: 'approved', approvals: ['anna', 'boris'] },
      });
      expect(await read(member, withdrawal)).toMatchObject({ status: 'paying' });
    });
  });

  describe('that were sent', () => {
    const sentInParts = async () => {
      const member = await newMember();
      const withdrawal = await requested(member, '420.00');
      await send(withdrawal, 30_000);
      await send(withdrawal, 12_000);
      return { member, withdrawal };
    };

    it('are confirmed part by part', async () => {
      const { member, withdrawal } = await sentInParts();
      expect(await read(member, withdrawal)).toMatchObject({
        ...{ status: 'paid', sent: '420.00', received: '0.00', remaining: '420.00' },
        parts: [
          { part: 1, amount: '300.00', state: 'waiting', confirmBy: '2026-03-01T13:00:00.000Z', received: null },
          { part: 2, amount: '120.00', state: 'waiting' },
        ],
      });
      const first = successOf<Withdrawal>(await confirm(member, withdrawal, { part: 1, outcome: 'received' }));
      expect(first).toMatchObject({ status: 'paid', received: '300.00', remaining: '120.00' });
      expect(refusalOf(await confirm(member, withdrawal, { part: 1, outcome: 'notReceived' })).code).toBe(
        'withdrawal_closed',
      );
      expect(refusalOf(await confirm(member, withdrawal, { part: 3, outcome: 'received' })).code).toBe('not_found');
      const second = successOf<Withdrawal>(await confirm(member, withdrawal, { part: 2, outcome: 'received' }));
      expect(second).toMatchObject({ status: 'confirmed', received: '420.00', remaining: '0.00' });
      expect(second.steps.map(({ event }) => event)).toEqual(['request', 'approve', 'begin', 'pay', 'pay', 'confirm']);
    });

    it('count as received when nobody answers in time', async () => {
      const { member, withdrawal } = await sentInParts();
      nowMs += 59 * MINUTE_MS;
      await follow();
      expect((await read(member, withdrawal)).status).toBe('paid');
      nowMs += MINUTE_MS;
      expect(refusalOf(await confirm(member, withdrawal, { part: 1, outcome: 'notReceived' })).code).toBe(
        'withdrawal_closed',
      );
      await follow();
      expect(await read(member, withdrawal)).toMatchObject({
        ...{ status: 'confirmed', received: '420.00' },
        parts: [{ state: 'received', answeredBy: 'clock' }, { answeredBy: 'clock' }],
      });
    });

    it('name the amount where it is wrong', async () => {
      const { member, withdrawal } = await sentInParts();
      const faultOf = async (body: object) =>
        refusalOf(await confirm(member, withdrawal, { part: 1, ...body })).fields?.receivedAmount;
      expect(await faultOf({ outcome: 'partly' })).toBe('required');
      expect(await faultOf({ outcome: 'partly', receivedAmount: '300.00' })).toBe('out_of_range');
      expect(await faultOf({ outcome: 'partly', receivedAmount: '0' })).toBe('out_of_range');
      expect(await faultOf({ outcome: 'partly', receivedAmount: '1.234' })).toBe('wrong_format');
      expect(await faultOf({ outcome: 'received', receivedAmount: '1' })).toBe('not_allowed_value');
    });

    it('give back what did not arrive, once an operator says so, and not a second time', async () => {
      const { member: before, withdrawal } = await sentInParts();
      let member = before;
      successOf(await confirm(member, withdrawal, { part: 1, outcome: 'received' }));
      expect(refusalOf(await confirm(member, withdrawal, { part: 2, outcome: 'notReceived' })).code).toBe(
        'proof_required',
      );
      successOf(await prove(member, withdrawal, 2));
      successOf(await confirm(member, withdrawal, { part: 2, outcome: 'notReceived' }));
      // The answer may change until it is decided.
      successOf(await confirm(member, withdrawal, { part: 2, outcome: 'partly', receivedAmount: '80.00' }));
      nowMs += 2 * DAY_MS;
      await follow();
      member = await back(member);
      expect(await read(member, withdrawal)).toMatchObject({
        ...{ status: 'paid', received: '380.00', remaining: '40.00' },
        parts: [{}, { state: 'reported', answer: 'partly', received: '80.00' }],
      });
      const caseId = `arrival-${withdrawal.withdrawalId}-2`;
      const { list } = successOf<OperatorCases>(await cases('?kind=arrival&pageSize=100'));
      expect(list.find((one) => one.caseId === caseId)).toMatchObject({
        why: 'partly',
        amount: '120.00',
        received: '40.00',
      });
      successOf(await decide(caseId, 'approve', '40.00'));
      expect(await read(member, withdrawal)).toMatchObject({
        ...{ status: 'confirmed', received: '380.00', returned: '40.00', remaining: '0.00' },
        parts: [{}, { state: 'returned', returned: '40.00', decision: { reason: 'looked into it' } }],
      });
      expect(await balance(member)).toBe('620.00');
      // The bank sends the same money back days later.
      await bringBack(withdrawal, 2, 4_000);
      expect(await balance(member)).toBe('620.00');
      expect(await isSound()).toBe(true);
    });

    it('take proofs of a part, which its member and operators see, until it is decided', async () => {
      const { member, withdrawal } = await sentInParts();
      const text = await prove(member, withdrawal, 1, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
      expect(refusalOf(text).code).toBe('not_an_image');
      expect(refusalOf(await prove(member, withdrawal, 7)).code).toBe('not_found');
      const proved = successOf<Withdrawal>(await prove(member, withdrawal, 1));
      expect(validatorOf('Withdrawal')(proved)).toBe(true);
      expect(proved.parts.map(({ proofs }) => proofs.length)).toEqual([1, 0]);
      const [proof] = proved.parts[0]?.proofs ?? [];
      const stranger = await newMember();
      expect((await ask(member.token, proof?.url ?? '')).headers['content-type']).toBe('image/jpeg');
      expect(refusalOf(await ask(stranger.token, proof?.url ?? '')).code).toBe('not_found');
      successOf(await confirm(member, withdrawal, { part: 1, outcome: 'notReceived' }));
      const { list } = successOf<OperatorCases>(await cases('?kind=arrival&pageSize=100'));
      const open = list.find(({ caseId }) => caseId === `arrival-${withdrawal.withdrawalId}-1`);
      const seen = await operatorCalls(gateway).call((open?.images[0]?.url ?? '').replace('/wps/operator', ''));
      expect(seen.status).toBe(200);
      const remove = () => ask(member.token, `${proof?.url}?part=1`, { method: 'DELETE' });
      // What was reported stays shown.
      expect(refusalOf(await remove()).code).toBe('proof_required');
      successOf(await prove(member, withdrawal, 1, await photo(32, 32)));
      expect(successOf<Withdrawal>(await remove()).parts[0]?.proofs).toHaveLength(1);
      successOf(await decide(open?.caseId ?? '', 'reject', '300.00'));
      expect(refusalOf(await prove(member, withdrawal, 1)).code).toBe('withdrawal_closed');
    });

    it('are settled where the bank returns what was reported as missing', async () => {
      const { member, withdrawal } = await sentInParts();
      successOf(await confirm(member, withdrawal, { part: 1, outcome: 'received' }));
      successOf(await prove(member, withdrawal, 2));
      successOf(await confirm(member, withdrawal, { part: 2, outcome: 'partly', receivedAmount: '80.00' }));
      await bringBack(withdrawal, 2, 4_000);
      expect(await read(member, withdrawal)).toMatchObject({
        ...{ status: 'confirmed', received: '380.00', returned: '40.00', remaining: '0.00' },
        parts: [{}, { state: 'returned', received: '80.00' }],
      });
      const { list } = successOf<OperatorCases>(await cases('?kind=arrival&pageSize=100'));
      expect(list.map(({ caseId }) => caseId)).not.toContain(`arrival-${withdrawal.withdrawalId}-2`);
    });

    it('count as received where the operator decides that, and nothing is given back', async () => {
      const { member, withdrawal } = await sentInParts();
      for (const part of [1, 2]) {
        successOf(await prove(member, withdrawal, part));
        successOf(await confirm(member, withdrawal, { part, outcome: 'notReceived' }));
      }
      for (const [part, received] of [
        [1, '300.00'],
        [2, '120.00'],
      ] as const)
        successOf(await decide(`arrival-${withdrawal.withdrawalId}-${part}`, 'reject', received));
      expect(await read(member, withdrawal)).toMatchObject({
        ...{ status: 'confirmed', received: '420.00', returned: '0.00' },
        parts: [{ state: 'forced' }, { state: 'forced', decision: { reason: 'looked into it' } }],
      });
      expect(await balance(member)).toBe('580.00');
    });

    it('come back days later, with the fee where nothing stayed', async () => {
      let member = await newMember();
      await requested(member, '100.00');
      const withdrawal = await requested(member, '200.00');
      await send(withdrawal, 19_800);
      successOf(await confirm(member, withdrawal, { part: 1, outcome: 'received' }));
      nowMs += 5 * DAY_MS;
      member = await back(member);
      await bringBack(withdrawal, 1, 5_000);
      expect(await read(member, withdrawal)).toMatchObject({
        status: 'confirmed',
        returned: '50.00',
        received: '148.00',
      });
      expect(await balance(member)).toBe('750.00');
      await bringBack(withdrawal, 1, 19_800);
      await bringBack(withdrawal, 1, 5_000);
      expect(await read(member, withdrawal)).toMatchObject({ status: 'returned', received: '0.00', remaining: '0.00' });
      expect(await balance(member)).toBe('900.00');
      expect((await messages(member))[0]?.kind).toBe('withdrawalReturned');
      expect(await isSound()).toBe(true);
    });
  });
});

function accountOf(number: number): string {
  return `drawer${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}
