import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { announceDemo, announcePublication, plainSiteLog } from './announce-demo.ts';
import { buildApp } from './app.ts';
import { builtCatalogueVersion } from './built-catalogue-version.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './database/database.ts';
import { documentContext } from './documents/document-context.ts';
import { readSites } from './documents/read-sites.ts';
import { watchDocuments } from './documents/watch-documents.ts';
import { ensureOperatorToken } from './operator-token-file.ts';
import { loadBuiltPortal, loadPortalFromSource } from './portal-source.ts';
import { stopGracefully } from './stop-gracefully.ts';
import { listVendorCategories } from './workflows/list-vendor-categories.ts';
import { followPublications, openSiteStore } from './workflows/open-site-store.ts';
import { seedWhereDue } from './workflows/seed-where-due.ts';

interface ServeParts {
  readonly configuration: Configuration;
  /** Still coming up: what needs no database is loaded meanwhile. */
  readonly opening: Promise<Database>;
  readonly log: FastifyBaseLogger;
}

/** Brings the database up to date and serves all sites from it, until the process is told to stop. */
export async function serve({ configuration, opening, log }: ServeParts): Promise<void> {
  const { sitesDir, layoutsDir, dataDir } = configuration;
  const clock = () => new Date();
  for (const warning of configuration.warnings) log.warn({}, warning);
  const closeDatabase = (): Promise<void> =>
    opening.then(
      (database) => database.close(),
      () => undefined,
    );
  const closers: Array<() => Promise<void>> = [closeDatabase];
  const close = async (): Promise<void> => {
    for (const closer of closers.toReversed()) await closer();
  };
  try {
    const [built, database] = await Promise.all([configuration.isDevelopment ? null : loadBuiltPortal(), opening]);
    await database.migrate();
    await seedWhereDue(configuration, database, builtCatalogueVersion());
    const context = documentContext(await listVendorCategories(database));
    const sites = openSiteStore(database, {
      readSites: () => readSites({ sitesDir, layoutsDir }, context),
      publishes: configuration.mode === 'demo',
      log: configuration.mode === 'demo' ? plainSiteLog(log) : log,
    });
    closers.push(await followPublications(database, sites, log));
    await sites.refresh();
    const portal = configuration.isDevelopment ? await loadPortalFromSource() : built;
    if (portal?.development) {
      closers.push(portal.development.close);
      sites.onServed(portal.development.siteServed);
    }
    const app = await buildApp({
      configuration,
      database,
      sites,
      operatorToken: await ensureOperatorToken(dataDir),
      portal,
      clock,
      log,
      fontsFolder: fontsFolder(),
      prewarmsPictures: true,
      seedsVendors: configuration.mode === 'demo',
      asksVendors: true,
      measuresPlay: true,
      seedsAccounts: configuration.mode === 'demo',
    });
    closers.push(() => app.close());
    const refresh = (): void => {
      sites.refresh().catch((error: unknown) => log.error({ err: error }, 'the documents could not be read'));
    };
    if (configuration.mode === 'demo') {
      closers.push(await watchDocuments([sitesDir, layoutsDir], refresh));
    }
    stopGracefully(close, log);
    await app.listen({ host: configuration.host, port: configuration.port });
    if (configuration.mode === 'demo') sites.onServed(announcePublication);
    if (configuration.mode === 'demo') announceDemo(sites.all(), configuration.port, portal !== null);
  } catch (error) {
    await close();
    throw error;
  }
}

/** The built portal's fonts; its sources' while it is not built. */
function fontsFolder(): string {
  const built = path.resolve('dist/portal/client/fonts');
  return existsSync(built) ? built : path.resolve('src/portal/public/fonts');
}
