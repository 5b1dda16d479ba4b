import type { FastifyInstance } from 'fastify';
import { operatorOf, requireOperator } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { auditLog } from '#gateway/kit/log.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { AgentParts } from '../agent-parts.ts';
import { moveTeamMember } from '../team/move-team-member.ts';

/** Operators place members under other uplines. */
export function moveRoutes(app: FastifyInstance, parts: AgentParts & { readonly sites: SiteDirectory }): void {
  const config = requireOperator('admin');
  answerCall(app, 'PUT /wps/operator/sites/:siteId/members/:memberId/upline', { config }, async (request) => {
    const { siteId, memberId } = request.params;
    const { uplineId } = request.body;
    const site = parts.sites.all().find(({ id }) => id === siteId);
    if (site === undefined) throw new DomainError('unknown_site');
    await moveTeamMember(parts, site, { memberId, uplineId });
    const by = operatorOf(request).account ?? 'token';
    auditLog(request.log).info({ site: siteId, member: memberId, upline: uplineId, by }, 'a member was moved');
    return { done: true };
  });
}
