import type { FastifyInstance } from 'fastify';
import { type AssetParts, assetRoutes } from '#gateway/assets/asset-routes.ts';
import { crawlerRoutes } from '#gateway/assets/crawler-routes.ts';
import { installRoutes } from '#gateway/assets/install-routes.ts';
import { SiteAssetShelf } from '#gateway/assets/site-asset-shelf.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { type PagesParts, pageRoutes } from './page-routes.ts';
import type { OriginOf } from './site-origin.ts';

interface PublicRouteParts extends PagesParts, Omit<AssetParts, 'rateLimitFactor' | 'siteAssets'> {
  readonly database: TenantDatabase;
  readonly originOf: OriginOf;
}

/**
 * Everything that browsers load beside the calls: files, robots and site maps, install manifests, and last the pages.
 */
export function publicRoutes(app: FastifyInstance, parts: PublicRouteParts): void {
  const { configuration, database, originOf } = parts;
  const { rateLimitFactor } = configuration;
  assetRoutes(app, { ...parts, siteAssets: new SiteAssetShelf(database), rateLimitFactor });
  crawlerRoutes(app, configuration, originOf);
  installRoutes(app, rateLimitFactor);
  pageRoutes(app, parts);
}
