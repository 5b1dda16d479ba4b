import type { FastifyInstance } from 'fastify';
import { operatorOnRecord, requireOperator } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import { auditLog } from '#gateway/kit/log.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import type { AgentParts } from '../agent-parts.ts';
import { freezeForOperator } from '../team/change-team-member.ts';
import { moveTeamMember } from '../team/move-team-member.ts';

/** Admins place members under other uplines, and support freezes them. */
export function operatorRoutes(app: FastifyInstance, parts: AgentParts & { readonly sites: SiteDirectory }): void {
  const config = requireOperator('admin');
  const siteNamed = (siteId: string): PublishedSite => siteById(parts.sites, siteId);

  answerCall(app, 'PUT /wps/operator/sites/:siteId/members/:memberId/upline', { config }, async (request) => {
    const { siteId, memberId } = request.params;
    const { uplineId } = request.body;
    await moveTeamMember(parts, siteNamed(siteId), { memberId, uplineId });
    const fields = { site: siteId, member: memberId, upline: uplineId, by: operatorOnRecord(request) };
    auditLog(request.log).info(fields, 'a member was moved');
    return { done: true };
  });

  const support = { config: requireOperator('support') };
  answerCall(app, 'PUT /wps/operator/sites/:siteId/members/:memberId/frozen', support, async (request) => {
    const { siteId, memberId } = request.params;
    const { frozen: isFrozen, reason } = request.body;
    const operator = operatorOnRecord(request);
    await freezeForOperator(parts, siteNamed(siteId), { memberId, isFrozen, operator, reason });
    return { done: true };
  });
}
