import type { FastifyInstance } from 'fastify';
import { operatorOnRecord, requireOperator } from '#gateway/http/access/operator-access.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import {
  askForIdentityCheck,
  decideIdentityCheck,
  type IdentityParts,
  listPendingIdentityChecks,
  readIdentity,
  readIdentityOf,
} from '../checks/identity-checks.ts';

/** Checks of members' age and name: members ask for them, operators decide. */
export function identityRoutes(
  app: FastifyInstance,
  { sites, ...parts }: IdentityParts & { readonly sites: Pick<SiteDirectory, 'all'> },
): void {
  const ofMember = { config: { access: 'member' as const } };
  const config = requireOperator('support');
  const named = ({ siteId }: { readonly siteId: string }): PublishedSite => {
    const site = sites.all().find(({ id }) => id === siteId);
    if (site === undefined) throw new DomainError('not_found');
    return site;
  };

  answerCall(app, 'GET /wps/member/identity', ofMember, (request) =>
    readIdentity(parts, siteOf(request), sessionOf(request).memberId),
  );

  answerCall(app, 'POST /wps/member/identity', ofMember, (request) =>
    askForIdentityCheck(parts, siteOf(request), sessionOf(request).memberId, request.body.kind),
  );

  answerCall(app, 'GET /wps/operator/sites/:siteId/identity-checks', { config }, ({ params }) =>
    listPendingIdentityChecks(parts, named(params)),
  );

  answerCall(app, 'GET /wps/operator/sites/:siteId/members/:memberId/identity', { config }, ({ params }) =>
    readIdentityOf(parts, named(params), params.memberId),
  );

  answerCall(app, 'PUT /wps/operator/sites/:siteId/members/:memberId/identity', { config }, (request) => {
    const { params, body } = request;
    const decided = { ...body, operator: operatorOnRecord(request) };
    return decideIdentityCheck(parts, named(params), params.memberId, decided);
  });
}
