import type { FastifyInstance } from 'fastify';
import { operatorOnRecord, requireOperator } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { idempotencyKeyOf } from '#gateway/http/idempotency-key.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import type { DeliveryParts } from '../inbox/deliver-messages.ts';
import { countMessageRecipients, listOperatorMessages, sendOperatorMessage } from '../inbox/send-operator-message.ts';

const PAGE_SIZE = 20;

/** Messages of operators to members. */
export function operatorMessageRoutes(app: FastifyInstance, { sites, ...parts }: DeliveryParts): void {
  const config = requireOperator('support');

  answerCall(app, 'GET /wps/operator/sites/:siteId/messages', { config }, ({ params, query }) => {
    const { pageNo = '1', pageSize = String(PAGE_SIZE) } = query;
    const page = { pageNo: Number(pageNo), pageSize: Number(pageSize) };
    return listOperatorMessages(parts, siteById(sites, params.siteId), page);
  });

  answerCall(app, 'POST /wps/operator/sites/:siteId/messages', { config }, (request) =>
    sendOperatorMessage(parts, siteById(sites, request.params.siteId), {
      ...{ message: request.body, operator: operatorOnRecord(request), key: idempotencyKeyOf(request) },
    }),
  );

  answerCall(app, 'POST /wps/operator/sites/:siteId/messages/recipients', { config }, ({ params, body }) =>
    countMessageRecipients(parts, siteById(sites, params.siteId), body.audience),
  );
}
