import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { DepositParams, DepositReceiptParams } from '#contracts/generated/contracts.ts';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { contract } from '#gateway/http/contract.ts';
import { IMAGE_BODY, imageBodies, imageBody, sendImage } from '#gateway/http/image-bodies.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { keepReceipt, markSent, readReceipt, removeReceipt } from '../deposits/note-transfer.ts';

interface ReceiptRouteParts extends CashierParts {
  readonly rateLimitFactor: number;
  /** Refuses while the site is closed to the visitor. */
  readonly requireOpen: preHandlerAsyncHookHandler;
}

/** What members add to their bank transfers: receipts, and that they were sent (HTTP contract, "Cashier"). */
export function receiptRoutes(
  app: FastifyInstance,
  { rateLimitFactor, requireOpen, ...parts }: ReceiptRouteParts,
): void {
  const isOn = requireModule('DEPOSIT3');
  const preHandler = [isOn, requireOpen];
  const config = { ...sensitiveLimit(rateLimitFactor), access: 'member' as const };

  imageBodies(app, (images) =>
    answerCall(
      images,
      'PUT /wps/member/deposits/:depositId/receipt',
      { config, preHandler, ...IMAGE_BODY },
      (request) => {
        const { depositId } = request.params as DepositParams;
        const { number, name } = request.query;
        const file = { file: imageBody(request), number: number === undefined ? undefined : Number(number), name };
        return keepReceipt(parts, siteOf(request), { ...ownerOf(request), depositId }, file);
      },
    ),
  );

  answerCall(
    app,
    'DELETE /wps/member/deposits/:depositId/receipt/:imageId',
    { config: { access: 'member' }, preHandler },
    (request) => {
      const { depositId, imageId } = request.params;
      return removeReceipt(parts, siteOf(request), { ...ownerOf(request), depositId }, imageId);
    },
  );

  answerCall(
    app,
    'PUT /wps/member/deposits/:depositId/sent',
    { config: { access: 'member' }, preHandler },
    (request) => {
      const { depositId } = request.params as DepositParams;
      return markSent(parts, siteOf(request), { ...ownerOf(request), depositId });
    },
  );

  app.get<{ Params: DepositReceiptParams }>(
    '/wps/member/deposits/:depositId/receipt/:imageId',
    { config: { access: 'member' }, preHandler: isOn, schema: { params: contract('DepositReceiptParams') } },
    async (request, reply) => {
      const { memberId } = sessionOf(request);
      const image = await readReceipt(parts, siteOf(request), { memberId, ...request.params });
      return sendImage(reply, image, `receipt-${image.number}`);
    },
  );
}

function ownerOf(request: Parameters<typeof sessionOf>[0]) {
  return { memberId: sessionOf(request).memberId, language: request.language };
}
