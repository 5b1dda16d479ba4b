import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '#gateway/app.ts';
import type { WalletDialect } from '#gateway/areas/money/money.ts';
import { followPublications, openSiteStore } from '#gateway/areas/sites/revisions/open-site-store.ts';
import type { SiteReading, SiteStore } from '#gateway/areas/sites/revisions/site-store.ts';
import { readConfiguration } from '#gateway/configuration.ts';
import type { Database } from '#gateway/database/database.ts';
import type { SiteDocuments } from '#gateway/kit/published-site.ts';
import type { BuiltDesk } from '#gateway/pages/built-desk.ts';
import type { Portal } from '#gateway/start/gateway-parts.ts';
import { type SiteRequest, type SiteResponse, siteRequest } from '#tests/harness/site-request.ts';
import { TEST_MASTER_KEY } from '#tests/harness/test-master-key.ts';
import { writeTestCatalogue } from './test-catalogue.ts';
import { siteDocuments, siteEdition } from './test-site.ts';

/** Options of a test's gateway. */
export interface TestGatewayOptions {
  readonly sites?: readonly SiteDocuments[];
  /** Reads the sites as if from the folders on disk, in place of `sites`. */
  readonly readSites?: () => readonly SiteReading[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly portal?: Portal | null;
  readonly fontsFolder?: string;
  readonly desk?: BuiltDesk;
  readonly now?: () => Date;
  /** Whether the vendors of a demo's games are registered where they are missing. */
  readonly seedsVendors?: boolean;
  /** Whether the jobs that call vendors run. */
  readonly asksVendors?: boolean;
  /** The dialects of vendors' calls to the wallet; the product's own unless given. */
  readonly walletDialects?: readonly WalletDialect[];
  /** Adds routes of the test's own, before the gateway listens. */
  readonly extend?: (app: FastifyInstance) => void;
}

/** The operator token of a test's gateway. */
export const TEST_OPERATOR_TOKEN = 'the-operator-token-of-tests';

/** A gateway that listens, with everything a test looks at. */
export interface TestGateway {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly sites: SiteStore;
  /** The lines of the log, one JSON object each. */
  readonly logLines: readonly string[];
  /** Serves other documents, as a change on disk would. */
  publish(sites: readonly SiteDocuments[]): Promise<void>;
  ask(path: string, options?: Partial<Omit<SiteRequest, 'path' | 'port'>>): Promise<SiteResponse>;
  close(): Promise<void>;
}

/** Starts the whole gateway on a free port over the test's database. The caller closes both. */
export async function startGateway(database: Database, options: TestGatewayOptions = {}): Promise<TestGateway> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marquee-gateway-'));
  const configuration = readConfiguration({
    MARQUEE_MODE: 'demo',
    LOG_LEVEL: 'info',
    RATE_LIMITS: '1000',
    DATA_DIR: dataDir,
    MASTER_KEY: TEST_MASTER_KEY,
    ...options.environment,
  });
  const logLines: string[] = [];
  const log = pino({ level: configuration.logLevel }, { write: (line) => void logLines.push(line) });
  const clock = options.now ?? (() => new Date());
  let served = options.sites ?? [siteDocuments({ id: 'aurora' }), siteDocuments({ id: 'lotus' })];
  await writeTestCatalogue(database);
  const sites = openSiteStore(database, {
    readSites: async () =>
      options.readSites?.() ?? served.map((documents) => ({ id: documents.id, edition: siteEdition(documents) })),
    publishes: configuration.mode === 'demo',
    log,
  });
  const stopFollowing = await followPublications(database, sites, log);
  await sites.refresh();
  const app = await buildApp({
    configuration,
    database,
    sites,
    operatorToken: TEST_OPERATOR_TOKEN,
    portal: options.portal ?? null,
    fontsFolder: options.fontsFolder ?? '/nowhere',
    desk: options.desk ?? null,
    clock,
    log,
    ...(options.seedsVendors && { seedsVendors: true }),
    ...(options.walletDialects && { walletDialects: options.walletDialects }),
    ...(options.asksVendors && { asksVendors: true }),
  });
  options.extend?.(app);
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  return {
    app,
    port,
    sites,
    logLines,
    async publish(next) {
      served = next;
      await sites.refresh();
    },
    ask: (address, request = {}) => siteRequest({ host: 'aurora.localhost', ...request, port, path: address }),
    async close() {
      await stopFollowing();
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
