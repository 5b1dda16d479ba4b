import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operatorOf, requireOperator } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import { auditLog } from '#gateway/kit/log.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import type { AgentParts } from '../agent-parts.ts';
import { freezeForOperator } from '../team/change-team-member.ts';
import { moveTeamMember } from '../team/move-team-member.ts';

/** Operators place members under other uplines, and freeze them. */
export function operatorRoutes(app: FastifyInstance, parts: AgentParts & { readonly sites: SiteDirectory }): void {
  const config = requireOperator('admin');
  const siteNamed = (siteId: string): PublishedSite => siteById(parts.sites, siteId);
  const audit = (request: FastifyRequest, fields: object, text: string): void =>
    auditLog(request.log).info({ ...fields, by: operatorOf(request).account ?? 'token' }, text);

  answerCall(app, 'PUT /wps/operator/sites/:siteId/members/:memberId/upline', { config }, async (request) => {
    const { siteId, memberId } = request.params;
    const { uplineId } = request.body;
    await moveTeamMember(parts, siteNamed(siteId), { memberId, uplineId });
    audit(request, { site: siteId, member: memberId, upline: uplineId }, 'a member was moved');
    return { done: true };
  });

  answerCall(app, 'PUT /wps/operator/sites/:siteId/members/:memberId/frozen', { config }, async (request) => {
    const { siteId, memberId } = request.params;
    const { frozen } = request.body;
    await freezeForOperator(parts, siteNamed(siteId), memberId, frozen);
    audit(request, { site: siteId, member: memberId }, frozen ? 'a member was frozen' : 'a member was unfrozen');
    return { done: true };
  });
}
