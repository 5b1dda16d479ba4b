import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueContext } from '#gateway/areas/sites/documents/catalogue-context.ts';
import { readSites } from '#gateway/areas/sites/documents/read-sites.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { builtAssets } from '#portal/app/prerender/client-assets.ts';
import { createRenderPage } from '#portal/app/prerender/render-page.tsx';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { scaled } from '#tests/soak-scale.ts';
import { type DeclaredQuery, hostileRequests, INJECTED_HEADER, MARKUP } from './support/hostile-requests.ts';
import { type RawAnswer, rawRequest } from './support/raw-request.ts';

const REQUESTS_PER_ADDRESS = scaled(15, 1_000);
/** Thousands of requests, on a machine that others keep busy. */
const TIMEOUT_MS = scaled(120_000, 3_600_000);
const SEED = 20_260_101;

/** Addresses that are no calls: pages, files and what lies between them. */
const OTHER_ADDRESSES = [
  '',
  '/',
  '/home',
  '/help',
  '/nowhere',
  '/assets',
  '/site-assets',
  '/fonts',
  '/pictures',
  '/docs',
  '/wps',
  // Answer bytes, so that the description of calls leaves them out.
  '/wps/operator/database/copy',
  '/wps/operator/sites/{siteId}/assets/{digest}',
  '/wps/member/info/icon/{digest}',
  '/wps/member/deposits/{depositId}/receipt/{imageId}',
  '/wps/member/withdrawals/{withdrawalId}/proof/{imageId}',
  '/wps/operator/sites/{siteId}/cases/{caseId}/images/{imageId}',
  '/wps/operator/sites/{siteId}/chats/{chatId}/images/{no}',
  '/wps/member/chat/{chatId}/images/{no}',
  '/wps/member/promotions/{promotionId}/images/{imageId}',
  '/wps/operator/sites/{siteId}/applications/{applicationId}/images/{imageId}',
  '/wps/member/chat/transcript',
  // Answers a redirect, so that the description of calls leaves it out too.
  '/wps/system/customerService',
  '/metrics',
];

interface DescribedCall {
  readonly address: string;
  readonly query: DeclaredQuery;
}

describe('hostile hosts, paths and query values', { timeout: TIMEOUT_MS }, () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let calls: readonly DescribedCall[];

  beforeAll(async () => {
    database = await openTestDatabase();
    const context = catalogueContext();
    const readings = await readSites({ sitesDir: 'sites', layoutsDir: 'layouts' }, context);
    // The portal's own renderer, so that what a page does with an address is what it does to visitors.
    const assets = builtAssets({ 'src/portal/app/client-entry.tsx': { file: 'assets/client-entry.js' } }, () => 1);
    const portal = { renderPage: createRenderPage(assets, () => undefined), clientFolder: null };
    gateway = await startGateway(database, {
      readSites: () => readings,
      portal,
      environment: { RATE_LIMITS: '1000000' },
    });
    calls = await describedCalls(gateway);
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  it('get neither a server error nor an echo of their input from any call', async () => {
    expect(calls.length).toBeGreaterThan(10);
    for (const { address, query } of calls) await attack(address, query);
  });

  it('get the same from every other address', async () => {
    for (const address of OTHER_ADDRESSES) await attack(address, { names: ['gameType'], required: [] });
  });

  it('leave no GET call of the gateway out', () => {
    const attacked = new Set([...calls.map(({ address }) => address), ...OTHER_ADDRESSES]);
    const routed = getCallsOf(gateway.app.printRoutes({ commonPrefix: false }));
    expect(routed).toContain('/wps/games/search');
    expect(routed.filter((address) => /^\/(?:wps|lgw|lotto)\//.test(address) && !attacked.has(address))).toEqual([]);
  });

  async function attack(address: string, query: DeclaredQuery): Promise<void> {
    const property = fc.asyncProperty(hostileRequests(address, query), async ({ host, path, headers }) => {
      expectHarmless(await rawRequest(gateway.port, path || '/', host, headers));
    });
    await fc.assert(property, { numRuns: REQUESTS_PER_ADDRESS, seed: SEED });
  }
});

function expectHarmless({ status, headers, body }: RawAnswer): void {
  expect(status, body).toBeLessThan(500);
  expect(headers).not.toContain(`\n${INJECTED_HEADER}`);
  if (status >= 300 && status < 400) return;
  if (/\ncontent-type: application\/json/.test(headers)) {
    const answer = JSON.parse(body) as object;
    if (status !== 400 || !isRefusedAsNoHttp(answer)) expect(answer).toHaveProperty('success');
  } else {
    // Pages and, to the machine itself, figures as plain text.
    expect(headers).toMatch(/\ncontent-type: text\/(?:html|plain); /);
    expect(headers).toContain('\nx-content-type-options: nosniff');
    if (headers.includes('text/html')) expect(body).toMatch(/^<!doctype html>/i);
    expect(body).not.toContain(MARKUP);
  }
}

/**
 * Non-HTTP bytes never become a request: the server refuses it in fixed words, before it has a site or a language.
 */
function isRefusedAsNoHttp(answer: object): boolean {
  return JSON.stringify(answer) === '{"error":"Bad Request","message":"Client Error","statusCode":400}';
}

async function describedCalls(gateway: TestGateway): Promise<DescribedCall[]> {
  const response = await gateway.ask('/docs/openapi.json');
  const { paths } = response.json() as {
    paths: Record<string, { get?: { parameters: ReadonlyArray<{ name: string; required: boolean }> } }>;
  };
  return Object.entries(paths).flatMap(([address, { get }]) =>
    get ? [{ address, query: declared(get.parameters) }] : [],
  );
}

function declared(parameters: ReadonlyArray<{ readonly name: string; readonly required: boolean }>): DeclaredQuery {
  return {
    names: parameters.map(({ name }) => name),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/**
 * The addresses that the router's own drawing has under GET: a line for each part of a path, further in than what it
 * belongs to.
 */
function getCallsOf(drawing: string): string[] {
  const parts: string[] = [];
  const addresses: string[] = [];
  for (const line of drawing.split('\n')) {
    const drawn = /^([│├└─\s]*)(\S+)(?: \(([A-Z, ]+)\))?/u.exec(line);
    if (drawn === null) continue;
    const [, indent = '', part = '', methods = ''] = drawn;
    parts.length = Math.max(0, Math.floor(indent.length / 4) - 1);
    parts.push(part);
    // The description writes the parts of an address that may be anything in braces.
    if (methods.split(', ').includes('GET')) addresses.push(parts.join('').replace(/:([A-Za-z]+)/g, '{$1}'));
  }
  return addresses;
}
