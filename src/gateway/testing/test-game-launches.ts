import { afterAll, beforeAll } from 'vitest';
import type { LaunchedGame } from '#contracts/generated/contracts.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import type { OpenTestDatabase, TestDatabase } from '#tests/harness/test-database.ts';
import { accountCalls } from './account-calls.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';
import { siteDocuments } from './test-site.ts';
import { addIntegration, vendorCalls } from './vendor-calls.ts';
import { startVendorServer, type VendorServer } from './vendor-server.ts';

const flags = [
  { modId: 'SIGNIN3' as const, enabled: true, childrenNodes: [{ modId: 'FREEPLAY3' as const, enabled: true }] },
];

/** The query of a launch of PG's first game. */
export const GAME = 'vassalage=PG&gameCode=PG-1';

/** The code in the address of a game that was started. */
export const codeOf = ({ url }: LaunchedGame): string => new URL(url).searchParams.get('code') ?? '';

/** The code that a vendor's call is refused with. */
export const codeIn = (response: Pick<SiteResponse, 'json'>): unknown => (response.json() as { code?: unknown }).code;

/**
 * Games as members start them and vendors ask who plays, on a gateway with the slots of PG, on two sites, and the
 * tables of AG. Everything is one for all tests of the `describe` that calls this.
 */
export function testGameLaunches(open: OpenTestDatabase, { site: more = {} }: { readonly site?: object } = {}) {
  let database: TestDatabase;
  let gateway: TestGateway;
  let vendor: VendorServer;
  let isVendorUp = true;
  let nowMs = Date.parse('2026-03-01T12:00:00Z');

  const aurora = (site: object = {}) => siteDocuments({ id: 'aurora', site: { flags, ...more, ...site } });

  beforeAll(async () => {
    database = await open();
    vendor = await startVendorServer(
      () => ({ status: 404, body: {} }),
      () => isVendorUp,
    );
    gateway = await startGateway(database, {
      sites: [aurora(), siteDocuments({ id: 'lotus' })],
      now: () => new Date(nowMs),
    });
    await addIntegration(database, { settings: { serverUrl: vendor.url, requiresSession: true, gameTypes: ['RNG'] } });
    await addIntegration(database, { vendor: 'AG', settings: { gameUrl: 'https://live.example' } });
    await addIntegration(database, { siteId: 'lotus' });
  });

  afterAll(async () => {
    await gateway.close();
    await vendor.close();
  });

  /** The time claim of an encrypted call. */
  const envelope = () => ({ envelope: { iat: Math.floor(nowMs / 1_000) } });

  return {
    /** The documents of `aurora`, where everybody may play for nothing. */
    aurora,
    envelope,
    newMember: (account: string, host = 'aurora.localhost') =>
      accountCalls(gateway).newMember(account, { host, ...envelope() }),
    launch: (query: string, token?: string, headers: Record<string, string> = {}, host = 'aurora.localhost') =>
      gateway.ask(`/wps/relay/GCSGAME_launchGame?${query}`, {
        host,
        headers: { ...(token !== undefined && accountCalls(gateway).bearer(token)), ...headers },
      }),
    /** A vendor's call that asks who plays by a code. */
    exchange: (code: string, integrationId = 'aurora.PG', key?: string) =>
      vendorCalls(gateway, integrationId, key).post('session', { code }),

    now: (): Date => new Date(nowMs),
    later: (ms: number): void => {
      nowMs += ms;
    },
    /** Whether PG says that it is well. */
    setVendorUp: (isUp: boolean): void => {
      isVendorUp = isUp;
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
