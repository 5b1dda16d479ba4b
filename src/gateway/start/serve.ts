import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { ensureOperatorToken } from '#gateway/areas/operators/operators.ts';
import {
  documentContext,
  followPublications,
  listSlots,
  listVendorCategories,
  openSiteStore,
  readSites,
  watchDocuments,
} from '#gateway/areas/sites/sites.ts';
import { buildApp } from '../app.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import { seedWhereDue } from '../database/seed/seed-where-due.ts';
import { readBuiltDesk } from '../pages/built-desk.ts';
import { builtCatalogueVersion } from './built-catalogue-version.ts';
import { loadBuiltPortal, loadPortalFromSource } from './portal-source.ts';
import { stopGracefully } from './stop-gracefully.ts';

interface ServeParts {
  readonly configuration: Configuration;
  /** Still coming up: what needs no database is loaded meanwhile. */
  readonly opening: Promise<Database>;
  readonly log: FastifyBaseLogger;
}

/** Migrates the database and serves all sites from it, until the process receives a signal to stop. */
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
    // Production never loads what belongs to demos.
    const demo = configuration.mode === 'demo' ? await import('#gateway/areas/demo/demo.ts') : null;
    const [built, database] = await Promise.all([configuration.isDevelopment ? null : loadBuiltPortal(), opening]);
    await database.migrate();
    await seedWhereDue(configuration, database, builtCatalogueVersion());
    const context = documentContext(await listVendorCategories(database), await listSlots(database));
    const sites = openSiteStore(database, {
      readSites: () => readSites({ sitesDir, layoutsDir }, context),
      publishes: demo !== null,
      log: demo?.plainSiteLog(log) ?? log,
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
      desk: readBuiltDesk(path.resolve('dist/studio')),
      prewarmsPictures: true,
      seedsVendors: demo !== null,
      asksVendors: true,
      measuresPlay: true,
      seedsAccounts: demo !== null,
    });
    closers.push(() => app.close());
    const refresh = (): void => {
      sites.refresh().catch((error: unknown) => log.error({ err: error }, 'reading the site documents failed'));
    };
    if (demo !== null) {
      closers.push(await watchDocuments([sitesDir, layoutsDir], refresh));
    }
    stopGracefully(close, log);
    await app.listen({ host: configuration.host, port: configuration.port });
    if (demo !== null) sites.onServed(demo.announcePublication);
    demo?.announceDemo(sites.all(), configuration, portal !== null);
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
