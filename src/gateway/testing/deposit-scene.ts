import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Deposit, LedgerReport, WalletBalance } from '#contracts/generated/contracts.ts';
import { followPayments } from '#gateway/areas/cashier/deposits/follow-payments.ts';
import { sandboxProvider } from '#gateway/areas/cashier/providers/sandbox-provider.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { testCashierParts } from '#gateway/testing/test-cashier-parts.ts';
import {
  type ProvidedPayment,
  startTestPaymentProvider,
  TEST_PAYMENTS_SECRET,
  type TestPaymentProvider,
} from '#gateway/testing/test-payment-provider.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import type { TestDatabase } from '#tests/harness/test-database.ts';

const START = Date.parse('2026-03-01T12:00:00Z');
export const HOUR_MS = 3_600_000;
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

type AskOptions = Parameters<TestGateway['ask']>[1];

/**
 * Deposits of a test's gateway, with a payment provider in the test's hand: made before the tests of a describe. aurora
 * and lotus take deposits, meydan none.
 */
export function depositScene(open: () => Promise<TestDatabase>) {
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

  const envelope = () => ({ iat: Math.floor(nowMs / 1_000) });
  const newMember = async (host = 'aurora.localhost'): Promise<string> => {
    members += 1;
    return accountCalls(gateway).newMember(accountOf(members), { host, envelope: envelope() });
  };
  /** Signs the latest member in again: a session does not last for days. */
  const signInAgain = async (): Promise<string> =>
    (await accountCalls(gateway).signedIn(accountOf(members), { envelope: envelope() })).token;
  const ask = (token: string, path: string, { headers = {}, ...options }: AskOptions = {}) =>
    gateway.ask(path, { ...options, headers: { ...accountCalls(gateway).bearer(token), ...headers } });
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
  /** The provider changes a payment, and says so. */
  const say = async ({ reference }: Deposit, changes: Partial<ProvidedPayment>, id?: string) => {
    const payment = Object.assign(provider.of(reference), changes);
    const at = new Date(nowMs);
    return provider.send(gateway, provider.webhook(payment, id === undefined ? { at } : { at, id }));
  };
  const isSound = async () =>
    successOf<LedgerReport>(await operatorCalls(gateway).call('/ledger/check')).sites.every((one) => one.isSound);
  const follow = () =>
    followPayments(
      testCashierParts({
        ...{ database, sites: gateway.sites, now: () => new Date(nowMs), log: gateway.app.log as never },
        provider: sandboxProvider({ url: provider.environment.PAYMENTS_URL ?? '', secret: TEST_PAYMENTS_SECRET }),
      }),
    );

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
    ...{ newMember, signInAgain, ask, begin, begun, read, balance, say, isSound, follow },
  };
}

/** What the provider says once that much arrived, in minor units. */
export const paid = (amount: number) => ({ status: 'paid', received_amount: amount });

/** Accounts are of letters alone. */
function accountOf(member: number): string {
  const letter = (place: number): string => 'abcdefghijklmnopqrstuvwxyz'[place % 26] ?? '';
  return `depositor${letter(Math.floor(member / 26))}${letter(member)}`;
}
