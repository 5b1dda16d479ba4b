import type { FastifyInstance } from 'fastify';
import type {
  LiftPlayExclusion,
  MemberPlayLimits,
  OperatorPlayExclusion,
  OperatorPlayLimit,
  SiteMemberParams,
} from '#contracts/generated/contracts.ts';
import { contract } from '#gateway/contract.ts';
import { type Operator, operatorOf, requireOperator } from '#gateway/plugins/operator-access.ts';

/** What operators limit members' play by. */
export interface LimitsOfMembers {
  read(member: SiteMemberParams): Promise<MemberPlayLimits>;
  set(member: SiteMemberParams, asked: OperatorPlayLimit, by: Operator): Promise<MemberPlayLimits>;
  exclude(member: SiteMemberParams, asked: OperatorPlayExclusion, by: Operator): Promise<MemberPlayLimits>;
  lift(member: SiteMemberParams, asked: LiftPlayExclusion, by: Operator): Promise<MemberPlayLimits>;
}

/** How supporters look after a member who plays too much: at once, and with a reason that is kept. */
export function memberLimitsRoutes(app: FastifyInstance, limits: LimitsOfMembers): void {
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
    ({ params }) => limits.read(params),
  );

  app.put<{ Params: SiteMemberParams; Body: OperatorPlayLimit }>(
    '/wps/operator/sites/:siteId/members/:memberId/play-limits',
    {
      config,
      schema: { ...described("Set a limit of a member's play, or take one away"), body: contract('OperatorPlayLimit') },
    },
    (request) => limits.set(request.params, request.body, operatorOf(request)),
  );

  app.put<{ Params: SiteMemberParams; Body: OperatorPlayExclusion }>(
    '/wps/operator/sites/:siteId/members/:memberId/play-exclusion',
    {
      config,
      schema: { ...described('Keep a member from playing'), body: contract('OperatorPlayExclusion') },
    },
    (request) => limits.exclude(request.params, request.body, operatorOf(request)),
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
    (request) => limits.lift(request.params, request.body, operatorOf(request)),
  );
}
