import type { FastifyInstance } from 'fastify';
import { type AssetParts, assetRoutes } from '#gateway/assets/asset-routes.ts';
import { crawlerRoutes } from '#gateway/assets/crawler-routes.ts';
import { installRoutes } from '#gateway/assets/install-routes.ts';
import { SiteAssetShelf } from '#gateway/assets/site-asset-shelf.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { BuiltDesk } from './built-desk.ts';
import { deskRoutes } from './desk-routes.ts';
import { type PagesParts, pageRoutes } from './page-routes.ts';
import type { OriginOf } from './site-origin.ts';

interface PublicRouteParts extends PagesParts, Omit<AssetParts, 'rateLimitFactor' | 'siteAssets'> {
  readonly database: TenantDatabase;
  readonly originOf: OriginOf;
  readonly desk: BuiltDesk | null;
}

/**
 * Everything that browsers load beside the calls: files, robots and site maps, install manifests, the operators' desk,
 * and last the pages.
 */
export function publicRoutes(app: FastifyInstance, parts: PublicRouteParts): void {
  const { configuration, database, originOf, desk } = parts;
  const { rateLimitFactor, deskHost } = configuration;
  assetRoutes(app, { ...parts, siteAssets: new SiteAssetShelf(database), rateLimitFactor });
  crawlerRoutes(app, configuration, originOf);
  installRoutes(app, rateLimitFactor);
  deskRoutes(app, { deskHost, desk, rateLimitFactor });
  pageRoutes(app, parts);
}
