import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { LedgerReport } from '#contracts/generated/contracts.ts';
import { followPayments } from '#gateway/areas/cashier/deposits/follow-payments.ts';
import { sandboxProvider } from '#gateway/areas/cashier/providers/sandbox-provider.ts';
import type { SiteDocuments } from '#gateway/kit/published-site.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { testCashierParts } from '#gateway/testing/test-cashier-parts.ts';
import {
  startTestPaymentProvider,
  TEST_PAYMENTS_SECRET,
  type TestPaymentProvider,
} from '#gateway/testing/test-payment-provider.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import type { TestDatabase } from '#tests/harness/test-database.ts';

/** The time at which each test of a scene begins. */
export const START = Date.parse('2026-03-01T12:00:00Z');

type AskOptions = Parameters<TestGateway['ask']>[1];

/**
 * A gateway with a payment provider that the test controls; both start before the tests of a describe.
 * @param startMs when each test begins. The database dates deposits by its own clock: where their day matters, now.
 */
export function cashierScene(open: () => Promise<TestDatabase>, sites: readonly SiteDocuments[], startMs = START) {
  let database: TestDatabase;
  let gateway: TestGateway;
  let provider: TestPaymentProvider;
  let nowMs = startMs;
  const now = () => new Date(nowMs);

  beforeAll(async () => {
    database = await open();
    provider = await startTestPaymentProvider();
    gateway = await startGateway(database, { sites, environment: provider.environment, now });
  });
  beforeEach(() => {
    provider.mood = 'well';
    nowMs = startMs;
  });
  afterAll(async () => {
    await gateway.close();
    await provider.close();
  });

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
    now,
    /** Lets time pass. */
    pass: (ms: number): void => {
      nowMs += ms;
    },
    envelope: () => ({ iat: Math.floor(nowMs / 1_000) }),
    ask: (token: string, path: string, { headers = {}, ...options }: AskOptions = {}) =>
      gateway.ask(path, { ...options, headers: { ...accountCalls(gateway).bearer(token), ...headers } }),
    isSound: async () =>
      successOf<LedgerReport>(await operatorCalls(gateway).call('/ledger/check')).sites.every((one) => one.isSound),
    /** Runs the job that follows payments once. */
    follow: () =>
      followPayments(
        testCashierParts({
          ...{ database, sites: gateway.sites, now, log: gateway.app.log as never },
          provider: sandboxProvider({ url: provider.environment.PAYMENTS_URL ?? '', secret: TEST_PAYMENTS_SECRET }),
        }),
      ),
  };
}
