import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteMemberParams } from '#contracts/generated/contracts.ts';
import { operatorOf, operatorOnRecord, requireOperator } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { type LimitParts, readLimitsOf } from '../limits/change-limits.ts';
import { excludeMember, liftExclusion } from '../limits/exclude-from-play.ts';
import { setLimitOf } from '../limits/limit-play.ts';

interface MemberLimitsParts extends LimitParts {
  readonly sites: Pick<SiteDirectory, 'all'>;
}

/** Limits and exclusions that support sets for a member: in force at once, with a reason that is stored. */
export function memberLimitsRoutes(app: FastifyInstance, { sites, ...parts }: MemberLimitsParts): void {
  const siteOf = ({ siteId }: SiteMemberParams): PublishedSite => {
    const site = sites.all().find(({ id }) => id === siteId);
    if (site === undefined) throw new DomainError('not_found');
    return site;
  };
  const authorOf = (request: FastifyRequest, reason: string) => ({ operator: operatorOnRecord(request), reason });
  const config = requireOperator('support');

  answerCall(app, 'GET /wps/operator/sites/:siteId/members/:memberId/play-limits', { config }, async ({ params }) =>
    readLimitsOf(parts, siteOf(params), params.memberId),
  );

  answerCall(app, 'PUT /wps/operator/sites/:siteId/members/:memberId/play-limits', { config }, async (request) => {
    const { reason, ...asked } = request.body;
    const author = authorOf(request, reason);
    return setLimitOf(parts, siteOf(request.params), request.params.memberId, { asked, author });
  });

  answerCall(app, 'PUT /wps/operator/sites/:siteId/members/:memberId/play-exclusion', { config }, async (request) => {
    const { until, reason } = request.body;
    return excludeMember(parts, siteOf(request.params), request.params.memberId, {
      until: until === null ? null : new Date(until),
      author: authorOf(request, reason),
    });
  });

  answerCall(
    app,
    'POST /wps/operator/sites/:siteId/members/:memberId/play-exclusion/lift',
    { config },
    async (request) => {
      const { account, createdAt } = operatorOf(request);
      return liftExclusion(parts, siteOf(request.params), request.params.memberId, {
        operator: account === null || createdAt === null ? null : { account, createdAt },
        author: authorOf(request, request.body.reason),
      });
    },
  );
}
