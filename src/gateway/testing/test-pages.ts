import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeAll } from 'vitest';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { startGateway, type TestGateway, type TestGatewayOptions } from './start-gateway.ts';
import { type TestPortalOptions, testPortal } from './test-portal.ts';

export const browser = { accept: 'text/html', 'accept-encoding': 'br' };
export const phone = {
  ...browser,
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
};

/** The decompressed markup of an answer, in any encoding. */
export function htmlOf({ bytes, headers }: SiteResponse): string {
  const encoding = headers['content-encoding'];
  return (encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/**
 * Pages as browsers ask for them. A test starts its own gateway, whose time stands until the test passes some; the
 * database is one for all tests of the `describe` that calls this.
 */
export function testPages() {
  let database: TestDatabase;
  let gateway: TestGateway;
  let portal: ReturnType<typeof testPortal>;
  let nowMs: number;

  beforeAll(async () => {
    database = await openTestDatabase();
    return () => database.close();
  });

  afterEach(() => gateway.close());

  return {
    start: async (portalOptions: TestPortalOptions = {}, rest: TestGatewayOptions = {}): Promise<void> => {
      nowMs = Date.parse('2026-06-01T00:00:00Z');
      portal = testPortal(portalOptions);
      gateway = await startGateway(database, { portal, now: () => new Date(nowMs), ...rest });
    },
    page: (path: string, headers: Record<string, string> = browser, host = 'aurora.localhost') =>
      gateway.ask(path, { headers, host }),
    pass: (ms: number): void => {
      nowMs += ms;
    },
    get database() {
      return database;
    },
    get gateway() {
      return gateway;
    },
    get portal() {
      return portal;
    },
  };
}
