import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { ApplicationImageParams, PromotionImageParams, PromotionParams } from '#contracts/generated/contracts.ts';
import { operatorOnRecord, requireOperator } from '#gateway/http/access/operator-access.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { contract } from '#gateway/http/contract.ts';
import { IMAGE_BODY, imageBodies, imageBody, sendImage } from '#gateway/http/image-bodies.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import { auditLog } from '#gateway/kit/log.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { addImage, dropImage, readImageForOperator, readOwnImage } from '../promotions/application-images.ts';
import { claimPromotion } from '../promotions/claim-promotion.ts';
import { approveApplication, rejectApplication, takeApplication } from '../promotions/decide-application.ts';
import { listApplications } from '../promotions/list-applications.ts';
import type { PromotionReader } from '../promotions/promotion-parts.ts';
import { readPromotions } from '../promotions/read-promotions.ts';
import { askReminder } from '../promotions/remind-promotions.ts';
import { sendApplication } from '../promotions/send-application.ts';
import type { RebateParts, RewardParts } from '../reward-parts.ts';

interface PromotionRouteParts extends RebateParts, Pick<RewardParts, 'accounts'> {
  readonly sites: SiteDirectory;
  /** Refuses while the site is closed to the visitor. */
  readonly requireOpen: preHandlerAsyncHookHandler;
}

/** Promotions: how they stand with members, what members send for them, and the decisions of operators. */
export function promotionRoutes(app: FastifyInstance, parts: PromotionRouteParts): void {
  memberRoutes(app, parts);
  imageRoutes(app, parts);
  operatorRoutes(app, parts);
}

const readerOf = (request: FastifyRequest): PromotionReader => ({
  ...{ site: siteOf(request), memberId: sessionOf(request).memberId, language: request.language },
});

function memberRoutes(app: FastifyInstance, { requireOpen, ...parts }: PromotionRouteParts): void {
  const config = { access: 'member' as const };
  const preHandler = requireOpen;
  const limited = { ...sensitiveLimit(parts.accounts.rateLimitFactor), ...config };

  answerCall(app, 'GET /wps/member/promotions', { config }, (request) => readPromotions(parts, readerOf(request)));

  answerCall(app, 'POST /wps/member/promotions/:promotionId/application', { config: limited, preHandler }, (request) =>
    sendApplication(parts, readerOf(request), { ...request.params, ...request.body }),
  );

  answerCall(app, 'POST /wps/member/promotions/:promotionId/claim', { config, preHandler }, (request) =>
    claimPromotion(parts, readerOf(request), request.params.promotionId),
  );

  answerCall(app, 'POST /wps/member/promotions/:promotionId/reminder', { config, preHandler }, (request) =>
    askReminder(parts, readerOf(request), request.params.promotionId),
  );
}

/** Images that members send, and who reads them: the member itself and the site's operators. */
function imageRoutes(app: FastifyInstance, { requireOpen, sites, ...parts }: PromotionRouteParts): void {
  const config = { access: 'member' as const };
  const preHandler = requireOpen;
  const limited = { ...sensitiveLimit(parts.accounts.rateLimitFactor), ...config };

  imageBodies(app, (images) =>
    answerCall(
      images,
      'PUT /wps/member/promotions/:promotionId/images',
      { config: limited, preHandler, ...IMAGE_BODY },
      (request) => {
        const { promotionId } = request.params as PromotionParams;
        return addImage(parts, readerOf(request), { promotionId, file: imageBody(request), name: request.query.name });
      },
    ),
  );

  answerCall(app, 'DELETE /wps/member/promotions/:promotionId/images/:imageId', { config, preHandler }, (request) =>
    dropImage(parts, readerOf(request), request.params),
  );

  app.get<{ Params: PromotionImageParams }>(
    '/wps/member/promotions/:promotionId/images/:imageId',
    { config, schema: { params: contract('PromotionImageParams') } },
    async (request, reply) => {
      const image = await readOwnImage(parts, readerOf(request), request.params);
      return sendImage(reply, image, `application-${image.number}`);
    },
  );

  app.get<{ Params: ApplicationImageParams }>(
    '/wps/operator/sites/:siteId/applications/:applicationId/images/:imageId',
    { config: requireOperator('cashier'), schema: { params: contract('ApplicationImageParams') } },
    async ({ params: { siteId, ...named } }, reply) => {
      const image = await readImageForOperator(parts, siteById(sites, siteId), named);
      return sendImage(reply, image, `application-${named.applicationId}-${image.number}`);
    },
  );
}

function operatorRoutes(app: FastifyInstance, { sites, ...parts }: PromotionRouteParts): void {
  const config = requireOperator('cashier');

  answerCall(app, 'GET /wps/operator/sites/:siteId/applications', { config }, ({ params, query }) =>
    listApplications(parts, siteById(sites, params.siteId), query),
  );

  answerCall(app, 'POST /wps/operator/sites/:siteId/applications/:applicationId/take', { config }, (request) => {
    const { siteId, applicationId } = request.params;
    return takeApplication(parts, siteById(sites, siteId), { applicationId, operator: operatorOnRecord(request) });
  });

  answerCall(
    app,
    'POST /wps/operator/sites/:siteId/applications/:applicationId/approve',
    { config },
    async (request) => {
      const { siteId, applicationId } = request.params;
      const operator = operatorOnRecord(request);
      const decided = { applicationId, operator, ...request.body };
      const answer = await approveApplication(parts, siteById(sites, siteId), decided);
      const fields = { site: siteId, application: applicationId, member: answer.memberId, ...request.body };
      auditLog(request.log).info({ ...fields, by: operator }, 'an application was approved');
      return answer;
    },
  );

  answerCall(
    app,
    'POST /wps/operator/sites/:siteId/applications/:applicationId/reject',
    { config },
    async (request) => {
      const { siteId, applicationId } = request.params;
      const operator = operatorOnRecord(request);
      const decided = { applicationId, operator, ...request.body };
      const answer = await rejectApplication(parts, siteById(sites, siteId), decided);
      const fields = { site: siteId, application: applicationId, member: answer.memberId, reason: request.body.reason };
      auditLog(request.log).info({ ...fields, by: operator }, 'an application was rejected');
      return answer;
    },
  );
}
