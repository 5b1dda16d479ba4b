import type { FastifyInstance } from 'fastify';
import type {
  LiftPlayExclusion,
  MemberPlayLimits,
  OperatorPlayExclusion,
  OperatorPlayLimit,
  SiteMemberParams,
} from '#contracts/generated/contracts.ts';
import { operatorOf, requireOperator } from '#gateway/http/access/operator-access.ts';
import { contract } from '#gateway/http/contract.ts';
import type { Operator } from '#gateway/identity/operator.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { excludeMember, type LimitParts, liftExclusion, readLimitsOf, setLimitOf } from '../limits/limit-play.ts';

/** The author in the record where a program on the gateway's own machine makes an operator's call. */
const MACHINE = 'operator token';

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
  const authorOf = ({ account }: Operator, reason: string) => ({ operator: account ?? MACHINE, reason });

  const described = (summary: string) => ({
    tags: ['operator'],
    summary,
    params: contract('SiteMemberParams'),
    response: { 200: contract('MemberPlayLimits') },
  });
  const config = requireOperator('support');

  app.get<{ Params: SiteMemberParams }>(
    '/wps/operator/sites/:siteId/members/:memberId/play-limits',
    { config, schema: described("What a member's play is limited by, and who changed it") },
    async ({ params }): Promise<MemberPlayLimits> => readLimitsOf(parts, siteOf(params), params.memberId),
  );

  app.put<{ Params: SiteMemberParams; Body: OperatorPlayLimit }>(
    '/wps/operator/sites/:siteId/members/:memberId/play-limits',
    {
      config,
      schema: { ...described("Set a limit of a member's play, or take one away"), body: contract('OperatorPlayLimit') },
    },
    async (request): Promise<MemberPlayLimits> => {
      const { reason, ...asked } = request.body;
      const author = authorOf(operatorOf(request), reason);
      return setLimitOf(parts, siteOf(request.params), request.params.memberId, { asked, author });
    },
  );

  app.put<{ Params: SiteMemberParams; Body: OperatorPlayExclusion }>(
    '/wps/operator/sites/:siteId/members/:memberId/play-exclusion',
    {
      config,
      schema: { ...described('Keep a member from playing'), body: contract('OperatorPlayExclusion') },
    },
    async (request): Promise<MemberPlayLimits> => {
      const { until, reason } = request.body;
      return excludeMember(parts, siteOf(request.params), request.params.memberId, {
        until: until === null ? null : new Date(until),
        author: authorOf(operatorOf(request), reason),
      });
    },
  );

  app.post<{ Params: SiteMemberParams; Body: LiftPlayExclusion }>(
    '/wps/operator/sites/:siteId/members/:memberId/play-exclusion/lift',
    {
      config,
      schema: {
        ...described(
          'Let a member play again; for a permanent exclusion ask for it, or confirm what another operator asked for',
        ),
        body: contract('LiftPlayExclusion'),
      },
    },
    async (request): Promise<MemberPlayLimits> => {
      const by = operatorOf(request);
      const { account, createdAt } = by;
      return liftExclusion(parts, siteOf(request.params), request.params.memberId, {
        operator: account === null || createdAt === null ? null : { account, createdAt },
        author: authorOf(by, request.body.reason),
      });
    },
  );
}
