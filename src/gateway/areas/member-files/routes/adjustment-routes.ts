import type { FastifyInstance } from 'fastify';
import { operatorOf, operatorOnRecord, requireOperator, requireProof } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { idempotencyKeyOf } from '#gateway/http/idempotency-key.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import { askAdjustment } from '../adjustments/ask-adjustment.ts';
import { decideAdjustment } from '../adjustments/decide-adjustment.ts';
import { listAdjustments } from '../adjustments/list-adjustments.ts';
import type { MemberFileRouteParts } from './member-file-routes.ts';

/** Calls on balance adjustments. */
export function adjustmentRoutes(app: FastifyInstance, { sites, ...parts }: MemberFileRouteParts): void {
  const config = requireOperator('cashier');
  const proven = { config: requireProof('cashier') };

  answerCall(app, 'POST /wps/operator/sites/:siteId/members/:memberId/adjustments', proven, (request) => {
    const { siteId, memberId } = request.params;
    const reader = { site: siteById(sites, siteId), memberId, language: request.language };
    return askAdjustment(
      parts,
      { ...reader, operator: operatorOnRecord(request) },
      { wanted: request.body, key: idempotencyKeyOf(request), isMachine: operatorOf(request).account === null },
    );
  });

  answerCall(app, 'GET /wps/operator/sites/:siteId/adjustments', { config }, ({ params, query }) =>
    listAdjustments(parts, siteById(sites, params.siteId), query),
  );

  for (const [verb, decision] of [
    ['approve', 'approved'],
    ['reject', 'rejected'],
  ] as const)
    answerCall(app, `POST /wps/operator/sites/:siteId/adjustments/:adjustmentId/${verb}`, proven, (request) => {
      const { siteId, adjustmentId } = request.params;
      const by = { operator: operatorOnRecord(request), isMachine: operatorOf(request).account === null };
      return decideAdjustment(parts, siteById(sites, siteId), { adjustmentId, decision, ...by, ...request.body });
    });
}
