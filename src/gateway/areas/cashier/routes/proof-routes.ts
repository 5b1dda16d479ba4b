import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { WithdrawalParams, WithdrawalProofParams } from '#contracts/generated/contracts.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { contract } from '#gateway/http/contract.ts';
import { IMAGE_BODY, imageBodies, imageBody, sendImage } from '#gateway/http/image-bodies.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { keepProof, readProof, removeProof } from '../withdrawals/part-proofs.ts';

interface ProofRouteParts extends CashierParts {
  /** Refuses while the site is closed to the visitor. */
  readonly requireOpen: preHandlerAsyncHookHandler;
}

/** Images by which members show that a part of a withdrawal did not arrive (HTTP contract, "Cashier"). */
export function proofRoutes(app: FastifyInstance, { requireOpen, ...parts }: ProofRouteParts): void {
  const preHandler = requireOpen;
  const config = { ...sensitiveLimit(parts.accounts.rateLimitFactor), access: 'member' as const };

  imageBodies(app, (images) =>
    answerCall(
      images,
      'PUT /wps/member/withdrawals/:withdrawalId/proof',
      { config, preHandler, ...IMAGE_BODY },
      (request) => {
        const { part, number, name } = request.query;
        const { withdrawalId } = request.params as WithdrawalParams;
        const own = { memberId: sessionOf(request).memberId, withdrawalId, part: Number(part) };
        const file = { file: imageBody(request), number: number === undefined ? undefined : Number(number), name };
        return keepProof(parts, siteOf(request), own, file);
      },
    ),
  );

  answerCall(
    app,
    'DELETE /wps/member/withdrawals/:withdrawalId/proof/:imageId',
    { config: { access: 'member' }, preHandler },
    (request) => {
      const { withdrawalId, imageId } = request.params;
      const own = { memberId: sessionOf(request).memberId, withdrawalId, part: Number(request.query.part) };
      return removeProof(parts, siteOf(request), own, imageId);
    },
  );

  app.get<{ Params: WithdrawalProofParams }>(
    '/wps/member/withdrawals/:withdrawalId/proof/:imageId',
    { config: { access: 'member' }, schema: { params: contract('WithdrawalProofParams') } },
    async (request, reply) => {
      const { memberId } = sessionOf(request);
      const image = await readProof(parts, siteOf(request), { memberId, ...request.params });
      return sendImage(reply, image, `proof-${image.number}`);
    },
  );
}
