import type { FastifyInstance } from 'fastify';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { operatorOnRecord, requireOperator } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import { auditLog } from '#gateway/kit/log.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { FeedbackService } from '../feedback-service.ts';
import { closeFeedback, listFeedback } from '../operator-feedback.ts';

/** How often one address may write in ten minutes: people correct themselves, machines do not stop. */
const MOST_IN_TEN_MINUTES = 10;

export function feedbackRoutes(app: FastifyInstance, feedback: FeedbackService, rateLimitFactor: number): void {
  answerCall(
    app,
    'PUT /wps/feedback',
    {
      config: { rateLimit: { max: Math.ceil(MOST_IN_TEN_MINUTES * rateLimitFactor), timeWindow: 600_000 } },
      bodyLimit: 32 * 1024,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return feedback.send(siteOf(request), request.language, request.body);
    },
  );
}

interface OperatorParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly sites: SiteDirectory;
  readonly clock: () => Date;
}

/** The operators' calls on feedback. */
export function operatorFeedbackRoutes(app: FastifyInstance, parts: OperatorParts): void {
  const config = requireOperator('support');

  answerCall(app, 'GET /wps/operator/sites/:siteId/feedback', { config }, ({ params, query }) =>
    listFeedback(parts, siteById(parts.sites, params.siteId).id, query),
  );

  answerCall(app, 'POST /wps/operator/sites/:siteId/feedback/:feedbackId/close', { config }, async (request) => {
    const { siteId, feedbackId } = request.params;
    const operator = operatorOnRecord(request);
    const site = siteById(parts.sites, siteId);
    const closed = await closeFeedback(parts, site.id, { ...request.body, feedbackId, operator });
    auditLog(request.log).info({ site: siteId, feedback: feedbackId, by: operator }, 'feedback was closed');
    return closed;
  });
}
