import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operatorOnRecord, requireOperator } from '#gateway/http/access/operator-access.ts';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { idempotencyKeyOf } from '#gateway/http/idempotency-key.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import { auditLog } from '#gateway/kit/log.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { giveUpBonus } from '../bonus/give-up-bonus.ts';
import { grantByOperator } from '../bonus/grant-bonus.ts';
import { type BonusReader, readBonuses } from '../bonus/read-bonuses.ts';
import type { RewardParts } from '../reward-parts.ts';

/** Bonuses of members, and those that operators grant. */
export function bonusRoutes(
  app: FastifyInstance,
  { sites, ...parts }: RewardParts & { readonly sites: SiteDirectory },
): void {
  const ofMember = { config: { access: 'member' as const }, preHandler: requireModule('BONUS3') };
  const readerOf = (request: FastifyRequest): BonusReader => ({
    memberId: sessionOf(request).memberId,
    language: request.language,
  });

  answerCall(app, 'GET /wps/member/bonuses', ofMember, (request) =>
    readBonuses(parts, siteOf(request), readerOf(request)),
  );

  answerCall(app, 'DELETE /wps/member/bonuses/:bonusId', ofMember, (request) =>
    giveUpBonus(parts, siteOf(request), readerOf(request), request.params.bonusId),
  );

  const config = requireOperator('cashier');
  answerCall(app, 'POST /wps/operator/sites/:siteId/members/:memberId/bonuses', { config }, async (request) => {
    const { siteId, memberId } = request.params;
    const { body: asked } = request;
    const granted = await grantByOperator(parts, siteById(sites, siteId), {
      memberId,
      asked,
      key: idempotencyKeyOf(request),
    });
    const fields = { site: siteId, member: memberId, bonus: granted.bonusId, amount: asked.amount };
    auditLog(request.log).info({ ...fields, by: operatorOnRecord(request) }, 'a bonus was granted');
    return granted;
  });
}
