import type { FastifyInstance } from 'fastify';
import { operatorOnRecord, requireOperator } from '#gateway/http/access/operator-access.ts';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { keepBrowserMark } from '#gateway/http/security/browser-mark.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import { auditLog } from '#gateway/kit/log.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { decideReferral, listHeld } from '../referral/decide-referral.ts';
import { listFriends } from '../referral/list-friends.ts';
import { readReferral } from '../referral/read-referral.ts';
import type { RewardParts } from '../reward-parts.ts';

interface ReferralRouteParts extends Pick<RewardParts, 'database' | 'clock'> {
  readonly sites: SiteDirectory;
  readonly originOf: (site: PublishedSite) => string;
}

/** Members' links for friends (specification, section 2, member part `referral`), and operators' decisions. */
export function referralRoutes(app: FastifyInstance, { sites, ...parts }: ReferralRouteParts): void {
  const ofMember = { config: { access: 'member' as const }, preHandler: requireModule('REFERRAL3') };

  answerCall(app, 'GET /wps/member/referral', ofMember, (request, reply) =>
    readReferral(parts, siteOf(request), {
      memberId: sessionOf(request).memberId,
      keepMark: () => keepBrowserMark(request, reply),
    }),
  );

  answerCall(app, 'GET /wps/member/referral/friends', ofMember, (request) =>
    listFriends(parts, siteOf(request), sessionOf(request).memberId, request.query),
  );

  const config = requireOperator('cashier');
  answerCall(app, 'GET /wps/operator/sites/:siteId/referrals', { config }, ({ params, query }) =>
    listHeld(parts, siteById(sites, params.siteId), query),
  );

  for (const [verb, state] of [
    ['allow', 'allowed'],
    ['refuse', 'refused'],
  ] as const)
    answerCall(app, `POST /wps/operator/sites/:siteId/referrals/:friendId/${verb}`, { config }, async (request) => {
      const { siteId, friendId } = request.params;
      const operator = operatorOnRecord(request);
      const decided = { friendId, state, operator, ...request.body };
      const answer = await decideReferral(parts, siteById(sites, siteId), decided);
      const fields = { site: siteId, member: friendId, referrer: answer.referrerId };
      auditLog(request.log).info({ ...fields, by: operator }, `a referral was ${state}`);
      return answer;
    });
}
