import { createSecretKey } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import type { LotteryTicket, MemberInfo, PlacedLotteryTickets, WalletBalance } from '#contracts/generated/contracts.ts';
import { drawNumbers } from '#gateway/areas/lottery/draws/draw-numbers.ts';
import { gameByCode } from '#gateway/areas/lottery/games/site-games.ts';
import type { LotteryParts } from '#gateway/areas/lottery/lottery-parts.ts';
import { settleOnTime } from '#gateway/areas/lottery/tickets/settle-on-time.ts';
import { checkLedger, isSound } from '#gateway/areas/money/repository/ledger-check.ts';
import { integrationBook } from '#gateway/areas/money/vendors/integration-book.ts';
import { houseSecret } from '#gateway/kit/house-secret.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { vendorKeys } from '#gateway/secrets/vendor-keys.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import type { OpenTestDatabase, TestDatabase } from '#tests/harness/test-database.ts';
import { accountCalls } from './account-calls.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';
import { siteDocuments } from './test-site.ts';
import { successOf } from './unwrap.ts';
import { addIntegration, addPlayer } from './vendor-calls.ts';

/** A Thursday, noon in Hanoi. */
export const NOON = Date.parse('2026-12-03T05:00:00Z');

/** The games that the tests bet on. */
const GAMES = ['VN_MB', 'VN_KENO_EXPRESS', 'VN_BAMBOO_RACE', 'VN_HN_VIP', 'VN_HN_ELEVEN', 'VN_LOTUS_SIX'];
const SECRET = Buffer.from(Array.from({ length: 32 }, (_, index) => index));

/** Two sites, of which the first takes bets. */
const sitesWith = (maxExposure: string) => {
  const lottery = { minStake: '0.10', maxStake: '100', maxExposure };
  return [siteDocuments({ id: 'aurora', site: { lottery } }), siteDocuments({ id: 'lotus' })];
};

/** Members who bet on lotteries of two sites, and the settlement as another process would do it. */
export function lotteryScene(open: OpenTestDatabase, { maxExposure = '2000' } = {}) {
  const sites = sitesWith(maxExposure);
  let database: TestDatabase;
  let gateway: TestGateway;
  /** Of another process than the gateway's. */
  let parts: LotteryParts;
  let settling: ReturnType<typeof settleOnTime>;
  let nowMs = NOON;
  let keys = 0;
  let members = 0;

  beforeAll(async () => {
    database = await open();
    const k = SECRET.toString('base64url');
    await database.secrets.add({ keyId: 'known', purpose: 'draws', privateJwk: { kty: 'oct', k } });
    gateway = await startGateway(database, {
      sites,
      now: () => new Date(nowMs),
    });
    await addIntegration(database, {
      vendor: 'TCG_LOTTO_VN',
      settings: { testGames: GAMES, closedGames: ['VN_HN_VIP'] },
    });
    const keysOfVendors = vendorKeys(database.secrets);
    const clock = (): Date => new Date(nowMs);
    parts = {
      database,
      integrations: integrationBook({ database, keys: keysOfVendors, isSite: () => true, clock }),
      keys: keysOfVendors,
      termsOf: () => ({
        refusal: 0,
        isKnownGame: true,
        mostMinor: null,
        currency: 'EUR',
        zone: 'Europe/Madrid',
        weight: 0,
      }),
      onSettled: () => {},
      onSold: () => {},
      secret: houseSecret(database.secrets, 'draws'),
      originOf: () => 'http://aurora.localhost',
      clock,
      log: pino({ level: 'silent' }),
    };
    settling = settleOnTime({ ...parts, sites: gateway.sites });
  });

  afterAll(async () => {
    for (const siteId of ['aurora', 'lotus'])
      expect(isSound(await database.forSite(siteId, (tx) => checkLedger(tx, siteId)))).toBe(true);
    await gateway.close();
  });

  const bearer = (token: string) => accountCalls(gateway).bearer(token);

  return {
    get database() {
      return database;
    },
    get gateway() {
      return gateway;
    },
    get parts() {
      return parts;
    },
    get site(): PublishedSite {
      const site = gateway.sites.all().find(({ id }) => id === 'aurora');
      if (site === undefined) throw new Error('aurora is not served');
      return site;
    },
    at(time: string | number): void {
      nowMs = typeof time === 'number' ? time : Date.parse(time);
    },
    settle: () => settling.settle(),
    publishAgain: () => gateway.publish(sites),

    /** A member with money on aurora. */
    async newMember(balanceMinor = 10_000): Promise<{ token: string; memberId: string }> {
      members += 1;
      const account = `bettor${String.fromCharCode(97 + Math.floor(members / 26), 97 + (members % 26))}`;
      const envelope = { iat: Math.floor(nowMs / 1_000) };
      const token = await accountCalls(gateway).newMember(account, { envelope });
      const { id: memberId } = successOf<MemberInfo>(await accountCalls(gateway).info(token));
      if (balanceMinor > 0) await addPlayer(database, { memberId, integrationId: 'aurora.TCG_LOTTO_VN', balanceMinor });
      return { token, memberId };
    },

    get: (path: string, token: string): Promise<SiteResponse> => gateway.ask(path, { headers: bearer(token) }),
    post: (path: string, token: string): Promise<SiteResponse> =>
      gateway.ask(path, { method: 'POST', headers: bearer(token) }),
    cancel: (path: string, token: string): Promise<SiteResponse> =>
      gateway.ask(path, { method: 'DELETE', headers: { ...bearer(token) } }),
    buy(token: string, body: object, key = `key-${++keys}`): Promise<SiteResponse> {
      return gateway.ask('/lgw/vn/tickets', {
        method: 'POST',
        headers: { ...bearer(token), 'idempotency-key': key, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    },
    async bought(token: string, body: object, key?: string): Promise<LotteryTicket[]> {
      return successOf<PlacedLotteryTickets>(await this.buy(token, body, key)).tickets;
    },
    async ticket(token: string, ticketId: string): Promise<LotteryTicket> {
      return successOf<LotteryTicket>(await this.get(`/lgw/vn/tickets/${ticketId}`, token));
    },
    async balance(token: string): Promise<string> {
      return successOf<WalletBalance>(await this.get('/wps/v2/wallets/balance', token)).balance;
    },
    /** The balls of a draw that has yet to come. */
    drawn: (gameCode: string, issue: string) => drawNumbers(createSecretKey(SECRET), gameByCode(gameCode), issue),
  };
}
