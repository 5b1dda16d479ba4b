import type { FastifyInstance } from 'fastify';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { requireOperator } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { readSiteFigures } from '../figures/read-site-figures.ts';
import { readLiveFigures } from '../live/read-live-figures.ts';

interface SiteFiguresParts {
  readonly database: TenantDatabase;
  readonly sites: SiteDirectory;
  readonly clock: () => Date;
}

/** The calls for a site's figures. */
export function siteFiguresRoutes(app: FastifyInstance, { sites, ...parts }: SiteFiguresParts): void {
  const config = requireOperator('cashier');
  answerCall(app, 'GET /wps/operator/sites/:siteId/figures', { config }, ({ params, query }) =>
    readSiteFigures(parts, siteById(sites, params.siteId), query),
  );
  answerCall(app, 'GET /wps/operator/sites/:siteId/figures/live', { config }, ({ params }) =>
    readLiveFigures(parts, siteById(sites, params.siteId)),
  );
}
