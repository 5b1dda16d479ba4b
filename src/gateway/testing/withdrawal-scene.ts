import { afterAll, beforeAll, beforeEach } from 'vitest';
import type {
  LedgerReport,
  MemberMessages,
  SiteDocument,
  WalletBalance,
  Withdrawal,
  WithdrawalTerms,
} from '#contracts/generated/contracts.ts';
import { newMemberId } from '#gateway/areas/accounts/members/member-ids.ts';
import { insertPayoutAccount } from '#gateway/areas/accounts/repository/payout-account-repository.ts';
import { followPayments } from '#gateway/areas/cashier/deposits/follow-payments.ts';
import { sandboxProvider } from '#gateway/areas/cashier/providers/sandbox-provider.ts';
import { postTransfer } from '#gateway/areas/money/money.ts';
import { memberSecrets } from '#gateway/secrets/member-secrets.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { photo } from '#gateway/testing/hostile-images.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { testCashierParts } from '#gateway/testing/test-cashier-parts.ts';
import {
  startTestPaymentProvider,
  TEST_PAYMENTS_SECRET,
  type TestPaymentProvider,
} from '#gateway/testing/test-payment-provider.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import type { TestDatabase } from '#tests/harness/test-database.ts';

const START = Date.parse('2026-03-01T12:00:00Z');
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
export const PAYMENT_PASSWORD = 'quiet-harbour-41';
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

/**
 * Withdrawals of a test's gateway, with a payment provider in the test's hand: made before the tests of a describe.
 * @param own what the site has in place of the scene's settings.
 */
export function withdrawalScene(
  open: () => Promise<TestDatabase>,
  own: Pick<SiteDocument, 'cashier' | 'payouts'> = {},
) {
  let database: TestDatabase;
  let gateway: TestGateway;
  let provider: TestPaymentProvider;
  let nowMs = START;
  let keys = 0;
  let members = 0;

  beforeAll(async () => {
    database = await open();
    provider = await startTestPaymentProvider();
    const usual = { cashier: structuredClone(cashier) as never, payouts: structuredClone(payouts) as never };
    const site = { ...usual, ...own, flags };
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

  return {
    get database() {
      return database;
    },
    get gateway() {
      return gateway;
    },
    get provider() {
      return provider;
    },
    now: () => new Date(nowMs),
    /** Lets time pass. */
    pass: (ms: number): void => {
      nowMs += ms;
    },
    ...{ nextKey, envelope, bearer, ask, newMember, back, request, requested, read, terms, balance, isSound, follow },
    ...{ send, bringBack, confirm, prove, cases, decide, messages },
  };
}

export type WithdrawalScene = ReturnType<typeof withdrawalScene>;
/** A member of the scene, with money, a payment password and a payout account. */
export type SceneMember = Awaited<ReturnType<WithdrawalScene['newMember']>>;

function accountOf(number: number): string {
  return `drawer${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}
