import type { FastifyInstance, FastifyRequest } from 'fastify';
import type {
  PageQuery,
  PublishRevision,
  PushRevision,
  RevisionParams,
  RollBack,
  SiteAssetParams,
  SiteIdParams,
} from '#contracts/generated/contracts.ts';
import { operatorOf, requireOperator } from '#gateway/http/access/operator-access.ts';
import { contract } from '#gateway/http/contract.ts';
import { mayAct } from '#gateway/identity/operator-roles.ts';
import type { ContractName } from '#gateway/kit/contract-validator.ts';
import { auditLog } from '#gateway/kit/log.ts';
import type { RevisionsService } from '../revisions/revisions-service.ts';

/** A brand with all of its pictures fits many times over. */
const LARGEST_PUSH = 32 * 1024 * 1024;

const described = (summary: string, answer: ContractName) => ({
  tags: ['operator'],
  summary,
  response: { 200: contract(answer) },
});

/** The operator's calls on sites and their revisions. */
export function revisionsRoutes(app: FastifyInstance, revisions: RevisionsService): void {
  const viewer = { config: requireOperator('viewer') };
  const publisher = { config: requireOperator('publisher') };
  const ofSite = { params: contract('SiteIdParams') };

  app.get(
    '/wps/operator/sites',
    {
      config: requireOperator(null),
      schema: described('The sites that are served and that the operator may look at', 'OperatorSites'),
    },
    async (request) => {
      const { roles } = operatorOf(request);
      const { sites } = await revisions.list();
      return { sites: sites.filter(({ id }) => mayAct(roles, 'viewer', id)) };
    },
  );

  app.get<{ Params: SiteIdParams; Querystring: PageQuery }>(
    '/wps/operator/sites/:siteId/revisions',
    {
      ...viewer,
      schema: {
        ...described('The revisions of a site, newest first', 'SiteRevisions'),
        ...ofSite,
        querystring: contract('PageQuery'),
      },
    },
    async ({ params, query }) =>
      revisions.revisionsOf(params.siteId, {
        pageNo: Number(query.pageNo ?? 1),
        pageSize: Number(query.pageSize ?? 100),
      }),
  );

  app.get<{ Params: RevisionParams }>(
    '/wps/operator/sites/:siteId/revisions/:revision',
    {
      ...viewer,
      schema: { ...described('What a revision was made of', 'RevisionSources'), params: contract('RevisionParams') },
    },
    async ({ params }) => revisions.sourcesOf(params.siteId, Number(params.revision)),
  );

  app.get<{ Params: SiteAssetParams }>(
    '/wps/operator/sites/:siteId/assets/:digest',
    { ...viewer, schema: { params: contract('SiteAssetParams') } },
    async ({ params }, reply) =>
      reply.type('application/octet-stream').send(await revisions.asset(params.siteId, params.digest)),
  );

  app.post<{ Params: SiteIdParams; Body: PushRevision }>(
    '/wps/operator/sites/:siteId/revisions',
    {
      ...publisher,
      bodyLimit: LARGEST_PUSH,
      schema: {
        ...described('Keeps documents as a revision that waits to be published', 'PushedRevision'),
        ...ofSite,
        body: contract('PushRevision'),
      },
    },
    async (request) => {
      const pushed = await revisions.push(request.params.siteId, request.body);
      noteInLog(request, 'documents were sent', pushed);
      return pushed;
    },
  );

  app.post<{ Params: SiteIdParams; Body: PublishRevision }>(
    '/wps/operator/sites/:siteId/publish',
    {
      ...publisher,
      schema: {
        ...described('Publishes a revision on every gateway at once', 'MadePublication'),
        ...ofSite,
        body: contract('PublishRevision'),
      },
    },
    async (request) => {
      const made = await revisions.publish(request.params.siteId, request.body);
      noteInLog(request, 'a revision was published', made);
      return made;
    },
  );

  app.post<{ Params: SiteIdParams; Body: RollBack }>(
    '/wps/operator/sites/:siteId/rollback',
    {
      ...publisher,
      schema: {
        ...described('Goes back to an older revision', 'MadePublication'),
        ...ofSite,
        body: contract('RollBack'),
      },
    },
    async (request) => {
      const made = await revisions.rollBack(request.params.siteId, request.body);
      noteInLog(request, 'an older revision was published again', made);
      return made;
    },
  );
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
