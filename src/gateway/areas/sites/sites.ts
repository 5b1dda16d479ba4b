import type { FastifyInstance } from 'fastify';
import type { Database } from '#gateway/database/database.ts';
import type { Log } from '#gateway/kit/log.ts';
import type { ServiceOffer } from '#gateway/kit/offered-services.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import { contentService } from './content/content-service.ts';
import { openCountryDatabase } from './documents/country-database.ts';
import { documentContext } from './documents/document-context.ts';
import { listSlots } from './repository/list-slots.ts';
import { listVendorCategories } from './repository/list-vendor-categories.ts';
import { revisionsService } from './revisions/revisions-service.ts';
import type { SitePreviews } from './revisions/site-previews.ts';
import type { SiteStore } from './revisions/site-store.ts';
import { contentRoutes } from './routes/content-routes.ts';
import { requireOpenSite } from './routes/require-open-site.ts';
import { revisionsRoutes } from './routes/revisions-routes.ts';
import { sitesRoutes } from './routes/sites-routes.ts';
import { statusRoutes } from './routes/status-routes.ts';
import { sitesService } from './sites-service.ts';
import { StatusBoard } from './status/status-board.ts';
import { visitorCountry } from './status/visitor-country.ts';
import { systemKeysService } from './system-keys-service.ts';

interface SitesGiven {
  readonly configuration: Pick<Settings, 'geoipFile' | 'countryHeader' | 'trustedProxies'>;
  readonly database: Database;
  readonly sites: SiteStore;
  readonly offerOf: ServiceOffer;
  readonly previews: SitePreviews;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Sites: documents, revisions, content, maintenance and region status. */
export async function sitesArea({ configuration, database, sites, offerOf, previews, clock, log }: SitesGiven) {
  const status = new StatusBoard(database, clock);
  const { geoipFile } = configuration;
  const countries = geoipFile === null ? null : await openCountryDatabase(geoipFile, log);
  const countryOf = visitorCountry(configuration, countries);
  const keys = systemKeysService(database.secrets);
  const revisions = revisionsService({
    database,
    sites,
    clock,
    log,
    context: async () => documentContext(await listVendorCategories(database), await listSlots(database)),
  });
  return {
    status,
    countryOf,
    /** The `preHandler` of every call that plays or pays. */
    requireOpen: requireOpenSite(status, countryOf),
    /** Makes the first key for encrypted calls where there is none. */
    ensureKey: keys.ensureKey,

    routes(calls: FastifyInstance): void {
      sitesRoutes(calls, sitesService(status, countryOf, offerOf), keys);
      contentRoutes(calls, contentService(clock));
      revisionsRoutes(calls, revisions, previews);
      statusRoutes(calls, { database, sites, status, clock });
    },

    async stop(): Promise<void> {
      await countries?.close();
    },
  };
}

export { CountryDatabaseError } from './documents/country-database.ts';
export { documentContext } from './documents/document-context.ts';
export { currencyIn, feedbackBounds, presentSiteInfo } from './documents/present-site-info.ts';
export { readSites } from './documents/read-sites.ts';
export { watchDocuments } from './documents/watch-documents.ts';
export { listSlots } from './repository/list-slots.ts';
export { listVendorCategories } from './repository/list-vendor-categories.ts';
export { readAsset, readAssetsByVersion } from './repository/site-revision-repository.ts';
export { followPublications, openSiteStore } from './revisions/open-site-store.ts';
export { sitePreviews } from './revisions/site-previews.ts';
export { type SiteLog, SiteStore } from './revisions/site-store.ts';
export { maintenanceInForce, pageStateOf, presentVisitor, statusInForce } from './status/site-status.ts';
export { StatusBoard } from './status/status-board.ts';
export type { CountrySource } from './status/visitor-country.ts';
