import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteAssetParams, SiteIdParams } from '#contracts/generated/contracts.ts';
import { hasRoleAt, mayAct } from '#contracts/operator-roles.ts';
import { operatorOf, operatorOnRecord, requireOperator, requireProof } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { contract } from '#gateway/http/contract.ts';
import { auditLog } from '#gateway/kit/log.ts';
import type { RevisionsService } from '../revisions/revisions-service.ts';
import type { SitePreviews } from '../revisions/site-previews.ts';

/** A brand with all of its pictures fits many times over. */
const LARGEST_PUSH = 32 * 1024 * 1024;

/** The operator's calls on sites and their revisions. */
export function revisionsRoutes(app: FastifyInstance, revisions: RevisionsService, previews: SitePreviews): void {
  const viewer = { config: requireOperator('viewer') };
  const writers = { config: requireOperator('editor', 'translator') };
  const publisher = { config: requireProof('publisher') };

  answerCall(app, 'GET /wps/operator/sites', { config: requireOperator(null) }, async (request) => {
    const { roles } = operatorOf(request);
    const { sites } = await revisions.list();
    return { sites: sites.filter(({ id }) => hasRoleAt(roles, id)) };
  });

  answerCall(app, 'GET /wps/operator/sites/:siteId/revisions', viewer, async ({ params, query }) =>
    revisions.revisionsOf(params.siteId, {
      pageNo: Number(query.pageNo ?? 1),
      pageSize: Number(query.pageSize ?? 100),
    }),
  );

  answerCall(app, 'GET /wps/operator/sites/:siteId/revisions/:revision', viewer, async ({ params }) =>
    revisions.sourcesOf(params.siteId, Number(params.revision)),
  );

  answerCall(
    app,
    'POST /wps/operator/sites/:siteId/revisions/:revision/preview',
    viewer,
    async ({ params: { siteId, revision } }) => previews.begin(siteId, Number(revision)),
  );

  // A file rather than a call: the answer is bytes, without an envelope.
  app.get<{ Params: SiteAssetParams }>(
    '/wps/operator/sites/:siteId/assets/:digest',
    { ...viewer, schema: { params: contract('SiteAssetParams') } },
    async ({ params }, reply) =>
      reply.type('application/octet-stream').send(await revisions.asset(params.siteId, params.digest)),
  );

  answerCall(
    app,
    'POST /wps/operator/sites/:siteId/revisions',
    { ...writers, bodyLimit: LARGEST_PUSH },
    async (request) => {
      const { siteId } = request.params;
      if (!mayAct(operatorOf(request).roles, 'editor', siteId)) await revisions.assertTextsAlone(siteId, request.body);
      const pushed = await revisions.push(siteId, request.body, operatorOnRecord(request));
      noteInLog(request, 'documents were sent', pushed);
      return pushed;
    },
  );

  answerCall(app, 'POST /wps/operator/sites/:siteId/publish', publisher, async (request) => {
    const made = await revisions.publish(request.params.siteId, request.body, operatorOnRecord(request));
    noteInLog(request, 'a revision was published', made);
    return made;
  });

  answerCall(app, 'POST /wps/operator/sites/:siteId/rollback', publisher, async (request) => {
    const made = await revisions.rollBack(request.params.siteId, request.body, operatorOnRecord(request));
    noteInLog(request, 'an older revision was published again', made);
    return made;
  });
}

/** Logs for audits which operator sent or published documents. Programs with the token file have no account. */
function noteInLog(
  request: FastifyRequest<{ Params: SiteIdParams }>,
  message: string,
  { revision, publication = null }: { readonly revision: number; readonly publication?: number | null },
): void {
  const by = operatorOf(request).account ?? 'token';
  auditLog(request.log).info({ site: request.params.siteId, revision, publication, by }, message);
}
