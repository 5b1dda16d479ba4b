import type { FastifyInstance } from 'fastify';
import type {
  PageQuery,
  PublishRevision,
  PushRevision,
  RevisionParams,
  RollBack,
  SiteAssetParams,
  SiteIdParams,
} from '#contracts/generated/contracts.ts';
import { type ContractName, contract } from '#gateway/contract.ts';
import { requireOperatorToken } from '#gateway/plugins/operator-token.ts';
import type { RevisionsService } from './revisions-service.ts';

/** A brand with all of its pictures fits many times over. */
const LARGEST_PUSH = 32 * 1024 * 1024;

const described = (summary: string, answer: ContractName) => ({
  tags: ['operator'],
  summary,
  response: { 200: contract(answer) },
});

/** The operator's calls on sites and their revisions. They belong to the platform, and answer on every host to who has the token. */
export function revisionsRoutes(app: FastifyInstance, revisions: RevisionsService, operatorToken: string): void {
  const options = {
    config: { anyHost: true },
    // After the rate limits, which count wrong tokens too, and before a body is read.
    preParsing: requireOperatorToken(operatorToken),
  };
  const ofSite = { params: contract('SiteIdParams') };

  app.get(
    '/wps/operator/sites',
    { ...options, schema: described('The sites that are served', 'OperatorSites') },
    async () => revisions.list(),
  );

  app.get<{ Params: SiteIdParams; Querystring: PageQuery }>(
    '/wps/operator/sites/:siteId/revisions',
    {
      ...options,
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
      ...options,
      schema: { ...described('What a revision was made of', 'RevisionSources'), params: contract('RevisionParams') },
    },
    async ({ params }) => revisions.sourcesOf(params.siteId, Number(params.revision)),
  );

  app.get<{ Params: SiteAssetParams }>(
    '/wps/operator/sites/:siteId/assets/:digest',
    { ...options, schema: { params: contract('SiteAssetParams') } },
    async ({ params }, reply) =>
      reply.type('application/octet-stream').send(await revisions.asset(params.siteId, params.digest)),
  );

  app.post<{ Params: SiteIdParams; Body: PushRevision }>(
    '/wps/operator/sites/:siteId/revisions',
    {
      ...options,
      bodyLimit: LARGEST_PUSH,
      schema: {
        ...described('Keeps documents as a revision that waits to be published', 'PushedRevision'),
        ...ofSite,
        body: contract('PushRevision'),
      },
    },
    async ({ params, body }) => revisions.push(params.siteId, body),
  );

  app.post<{ Params: SiteIdParams; Body: PublishRevision }>(
    '/wps/operator/sites/:siteId/publish',
    {
      ...options,
      schema: {
        ...described('Publishes a revision on every gateway at once', 'MadePublication'),
        ...ofSite,
        body: contract('PublishRevision'),
      },
    },
    async ({ params, body }) => revisions.publish(params.siteId, body),
  );

  app.post<{ Params: SiteIdParams; Body: RollBack }>(
    '/wps/operator/sites/:siteId/rollback',
    {
      ...options,
      schema: {
        ...described('Goes back to an older revision', 'MadePublication'),
        ...ofSite,
        body: contract('RollBack'),
      },
    },
    async ({ params, body }) => revisions.rollBack(params.siteId, body),
  );
}
