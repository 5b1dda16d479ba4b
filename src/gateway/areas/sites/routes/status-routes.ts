import type { FastifyInstance } from 'fastify';
import { operatorOnRecord, requireOperator, requireProof } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import { auditLog } from '#gateway/kit/log.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { changeMaintenance, changeRegion } from '../status/change-status.ts';
import { readSiteStatus, type StatusParts } from '../status/read-site-status.ts';
import type { StatusBoard } from '../status/status-board.ts';

interface StatusRouteParts extends StatusParts {
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly status: Pick<StatusBoard, 'forget'>;
}

/** The operators' calls on the maintenance and the region rule of a site. */
export function statusRoutes(app: FastifyInstance, { sites, ...parts }: StatusRouteParts): void {
  const viewer = { config: requireOperator('viewer') };
  const publisher = { config: requireProof('publisher') };

  answerCall(app, 'GET /wps/operator/sites/:siteId/status', viewer, ({ params }) =>
    readSiteStatus(parts, siteById(sites, params.siteId)),
  );

  answerCall(app, 'PUT /wps/operator/sites/:siteId/status/maintenance', publisher, async (request) => {
    const by = operatorOnRecord(request);
    const { siteId } = request.params;
    const changed = await changeMaintenance(parts, siteById(sites, siteId), request.body, by);
    auditLog(request.log).info({ site: siteId, ...request.body, by }, 'maintenance was changed');
    return changed;
  });

  answerCall(app, 'PUT /wps/operator/sites/:siteId/status/region', publisher, async (request) => {
    const by = operatorOnRecord(request);
    const { siteId } = request.params;
    const changed = await changeRegion(parts, siteById(sites, siteId), request.body, by);
    auditLog(request.log).info({ site: siteId, ...request.body, by }, 'the rule for regions was changed');
    return changed;
  });
}
