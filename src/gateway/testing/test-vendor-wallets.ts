import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { ConsolidatedFunds, LedgerReport, MemberInfo, WalletTransferred } from '#contracts/generated/contracts.ts';
import { postTransfer } from '#gateway/areas/money/repository/ledger-repository.ts';
import { finishTransfers } from '#gateway/areas/money/transfers/finish-transfers.ts';
import { vendorWallets } from '#gateway/areas/money/vendors/vendor-wallet-client.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { vendorKeys } from '#gateway/secrets/vendor-keys.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import type { OpenTestDatabase, TestDatabase } from '#tests/harness/test-database.ts';
import { accountCalls } from './account-calls.ts';
import { operatorCalls } from './operator-calls.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';
import { siteDocuments } from './test-site.ts';
import { successOf } from './unwrap.ts';
import { addIntegration } from './vendor-calls.ts';
import { startVendorServer, type VendorServer } from './vendor-server.ts';
import { walletKeeper } from './wallet-keeper.ts';

/** Each transfer of an answer in short, after the balance of the main wallet. */
export function moved(response: SiteResponse) {
  const { balance, transfers } = successOf<WalletTransferred>(response);
  return [balance, transfers.map(({ direction, amount, status }) => `${direction} ${amount} ${status}`)];
}

/**
 * The wallets that vendors keep themselves: PG and EG2 keep some for the members of `aurora`, of which PG holds limits,
 * while AG goes by the main wallet, and so does all of `lotus`. Everything is one for all tests of the `describe` that
 * calls this, and the vendors are well again before each.
 */
export function testVendorWallets(open: OpenTestDatabase) {
  const keeper = walletKeeper();
  const otherKeeper = walletKeeper();
  let database: TestDatabase;
  let gateway: TestGateway;
  let vendor: VendorServer;
  let other: VendorServer;
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  let keys = 0;

  beforeAll(async () => {
    database = await open();
    vendor = await startVendorServer(keeper.answer);
    other = await startVendorServer(otherKeeper.answer);
    gateway = await startGateway(database, {
      sites: [
        siteDocuments({
          id: 'aurora',
          site: {
            wallet: { isSingle: false },
            flags: (['SIGNIN3', 'DIVIDEND3', 'DAILYSALARY3', 'REALTIMESALARY3'] as const).map((modId) => ({
              modId,
              enabled: true,
            })),
            agentPlans: { dividend: 'weekly', salary: ['daily', 'realtime'], onRequest: ['dividend'] },
          },
        }),
        siteDocuments({ id: 'lotus' }),
      ],
      now: () => new Date(nowMs),
    });
    await addIntegration(database, {
      vendor: 'PG',
      wallet: 'transfer',
      settings: { serverUrl: vendor.url, holdsLimits: true },
    });
    await addIntegration(database, { vendor: 'EG2', wallet: 'transfer', settings: { serverUrl: other.url } });
    await addIntegration(database, { vendor: 'AG' });
  });

  beforeEach(() => {
    keeper.mood = 'well';
    otherKeeper.mood = 'well';
  });

  afterAll(async () => {
    await gateway.close();
    await vendor.close();
    await other.close();
  });

  /** The time claim of an encrypted call. */
  const envelope = () => ({ envelope: { iat: Math.floor(nowMs / 1_000) } });

  const move = (token: string, body: object, key?: string): Promise<SiteResponse> => {
    keys += 1;
    return gateway.ask('/wps/relay/GCS_walletTransfer', {
      method: 'POST',
      headers: { ...accountCalls(gateway).bearer(token), 'idempotency-key': key ?? `key-${keys}` },
      body,
    });
  };

  const funds = async (token: string) => {
    const consolidated = successOf<ConsolidatedFunds>(
      await gateway.ask('/wps/member/info/funds/consolidated', { headers: accountCalls(gateway).bearer(token) }),
    );
    expect(validatorOf('ConsolidatedFunds')(consolidated)).toBe(true);
    return consolidated;
  };

  return {
    keeper,
    otherKeeper,
    envelope,

    /** Opens an account with money in its main wallet. */
    async memberWith(account: string, amount: bigint) {
      const calls = accountCalls(gateway);
      const token = await calls.newMember(account, envelope());
      const { id } = successOf<MemberInfo>(await calls.info(token));
      await database.forSite('aurora', (tx) =>
        postTransfer(tx, 'aurora', {
          kind: 'grant',
          currency: 'EUR',
          lines: [
            { kind: 'house', amount: -amount },
            { kind: 'member', memberId: id, amount },
          ],
          request: { scope: 'test', key: account },
        }),
      );
      return { token, id };
    },

    /** Asks to move money, by a key of its own unless one is given. */
    move,
    toVendor: (token: string, amount: string, key?: string) =>
      move(token, { direction: 'toVendor', vendor: 'PG', amount }, key),

    /** Everything that a member has. */
    funds,
    walletsIn: async (token: string) =>
      Object.fromEntries((await funds(token)).wallets.map(({ vendor: code, balance }) => [code, balance])),

    /** Changes the vendor's balance of the player who has this amount there, in minor units. */
    play(from: number, to: number): void {
      const [userId] = [...keeper.held].find(([, balance]) => balance === from) ?? [];
      if (userId === undefined) throw new Error(`nobody has ${from} there`);
      keeper.held.set(userId, to);
    },

    isSound: async (): Promise<boolean> => {
      const { sites } = successOf<LedgerReport>(await operatorCalls(gateway).call('/ledger/check'));
      return sites.every((site) => site.isSound);
    },

    /** Lets the job that finishes transfers look at those that wait for it. */
    async finish(): Promise<void> {
      nowMs += 16_000;
      await finishTransfers({
        database,
        wallets: vendorWallets(vendorKeys(database.secrets)),
        onMoved: () => {},
        clock: () => new Date(nowMs),
        sites: gateway.sites,
        log: { warn: () => {} },
      });
    },

    get database() {
      return database;
    },
    get gateway() {
      return gateway;
    },
    /** The server of PG. */
    get vendor() {
      return vendor;
    },
  };
}
