import type { FastifyInstance } from 'fastify';
import { requireOperator } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { readSiteFigures } from '../figures/read-site-figures.ts';
import { readLiveFigures } from '../live/read-live-figures.ts';
import type { RecordParts } from '../record-parts.ts';

interface SiteFiguresParts extends Pick<RecordParts, 'database' | 'clock'> {
  readonly sites: SiteDirectory;
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
