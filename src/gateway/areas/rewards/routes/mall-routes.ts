import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { PointItem } from '#contracts/generated/contracts.ts';
import { operatorOnRecord, requireOperator } from '#gateway/http/access/operator-access.ts';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { idempotencyKeyOf } from '#gateway/http/idempotency-key.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import { auditLog } from '#gateway/kit/log.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { decideRedemption } from '../mall/decide-redemption.ts';
import { listRedeemItems } from '../mall/list-redeem-items.ts';
import { listForOperators, listRedemptions } from '../mall/list-redemptions.ts';
import { redeemPoints } from '../mall/redeem-points.ts';
import { addPointItem, changePointItem, listPointItems } from '../mall/save-point-item.ts';
import type { RewardParts } from '../reward-parts.ts';

interface MallRouteParts extends RewardParts {
  readonly sites: SiteDirectory;
  /** Refuses while the site is closed to the visitor. */
  readonly requireOpen: preHandlerAsyncHookHandler;
}

/** The points mall (design of the HTTP contract, "Wallet, points, rewards, support"): its members, and operators. */
export function mallRoutes(app: FastifyInstance, parts: MallRouteParts): void {
  memberRoutes(app, parts);
  operatorRoutes(app, parts);
}

function memberRoutes(app: FastifyInstance, { requireOpen, ...parts }: MallRouteParts): void {
  const isOn = requireModule('POINTSYSTEM3');
  const ofMember = { config: { access: 'member' as const }, preHandler: isOn };
  const readerOf = (request: FastifyRequest) => ({
    memberId: sessionOf(request).memberId,
    language: request.language,
  });

  answerCall(app, 'GET /wps/relay/MCSFE_redeemItems', ofMember, (request) =>
    listRedeemItems(parts, siteOf(request), readerOf(request)),
  );

  answerCall(app, 'GET /wps/relay/MCSFE_redeemList', ofMember, (request) =>
    listRedemptions(parts, siteOf(request), readerOf(request), request.query),
  );

  const secret = { ...sensitiveLimit(parts.accounts.rateLimitFactor), access: 'member' as const, encrypted: true };
  answerCall(app, 'POST /wps/relay/MCSFE_redeem', { config: secret, preHandler: [isOn, requireOpen] }, (request) =>
    redeemPoints(parts, siteOf(request), sessionOf(request).memberId, {
      ...{ asked: request.body, key: idempotencyKeyOf(request), language: request.language },
    }),
  );
}

function operatorRoutes(app: FastifyInstance, { sites, ...parts }: MallRouteParts): void {
  const config = requireOperator('cashier');

  answerCall(app, 'GET /wps/operator/sites/:siteId/pointItems', { config }, ({ params }) =>
    listPointItems(parts, siteById(sites, params.siteId)),
  );

  answerCall(app, 'POST /wps/operator/sites/:siteId/pointItems', { config }, async (request) => {
    const { siteId } = request.params;
    const operator = operatorOnRecord(request);
    const made = await addPointItem(parts, siteById(sites, siteId), { item: request.body, operator });
    auditLog(request.log).info({ ...termsOf(siteId, made), by: operator }, 'an item of the points mall was added');
    return made;
  });

  answerCall(app, 'PUT /wps/operator/sites/:siteId/pointItems/:itemId', { config }, async (request) => {
    const { siteId, itemId } = request.params;
    const operator = operatorOnRecord(request);
    const made = await changePointItem(parts, siteById(sites, siteId), { itemId, item: request.body, operator });
    auditLog(request.log).info({ ...termsOf(siteId, made), by: operator }, 'an item of the points mall was changed');
    return made;
  });

  answerCall(app, 'GET /wps/operator/sites/:siteId/redemptions', { config }, ({ params, query }) =>
    listForOperators(parts, siteById(sites, params.siteId), query),
  );

  for (const [verb, status] of [
    ['approve', 'approved'],
    ['reject', 'rejected'],
  ] as const)
    answerCall(
      app,
      `POST /wps/operator/sites/:siteId/redemptions/:redemptionId/${verb}`,
      { config },
      async (request) => {
        const { siteId, redemptionId } = request.params;
        const operator = operatorOnRecord(request);
        const decided = { redemptionId, status, operator, ...request.body };
        const answer = await decideRedemption(parts, siteById(sites, siteId), decided);
        const { memberId: member, points, bonus } = answer;
        const fields = { site: siteId, redemption: redemptionId, member, points, bonus };
        auditLog(request.log).info({ ...fields, by: operator }, `a redemption was ${status}`);
        return answer;
      },
    );
}

/** The fields of an item in an audit line. */
const termsOf = (site: string, { itemId: item, points, bonus, quantity, state }: PointItem) => ({
  ...{ site, item, points, bonus, quantity, state },
});
