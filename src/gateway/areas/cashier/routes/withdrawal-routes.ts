import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { idempotencyKeyOf } from '#gateway/http/idempotency-key.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { sendSheet } from '#gateway/http/send-sheet.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { readUplineTerms, sendToUpline } from '../team-transfers/send-to-upline.ts';
import { cancelWithdrawal } from '../withdrawals/cancel-withdrawal.ts';
import { confirmPart } from '../withdrawals/confirm-part.ts';
import { listWithdrawals, readTerms, readWithdrawal } from '../withdrawals/read-withdrawals.ts';
import { requestWithdrawal } from '../withdrawals/request-withdrawal.ts';
import { withdrawalSheet } from '../withdrawals/withdrawal-sheet.ts';

interface WithdrawalRouteParts extends CashierParts {
  /** Refuses while the site is closed to the visitor. */
  readonly requireOpen: preHandlerAsyncHookHandler;
}

/** Withdrawals of members, and what they send to uplines (HTTP contract, "Cashier"), where sites do it. */
export function withdrawalRoutes(app: FastifyInstance, { requireOpen, ...parts }: WithdrawalRouteParts): void {
  const isOn = requireModule('WITHDRAW3');
  // What was asked for is answered also after a site stopped paying out.
  const ofMember = { config: { access: 'member' as const } };

  answerCall(app, 'GET /wps/member/withdrawals/terms', { ...ofMember, preHandler: isOn }, (request) =>
    readTerms(parts, siteOf(request), sessionOf(request).memberId),
  );

  answerCall(app, 'GET /wps/member/withdrawals', ofMember, (request, reply) => {
    const site = siteOf(request);
    const { memberId } = sessionOf(request);
    const { as } = request.query;
    if (as === undefined) return listWithdrawals(parts, site, memberId, request.query);
    const sheet = withdrawalSheet(parts, { site, memberId, language: request.language });
    return sendSheet(reply, { as, name: 'withdrawals', sheet });
  });

  answerCall(app, 'GET /wps/member/withdrawals/:withdrawalId', ofMember, (request) =>
    readWithdrawal(parts, siteOf(request), { memberId: sessionOf(request).memberId, ...request.params }),
  );

  answerCall(app, 'DELETE /wps/member/withdrawals/:withdrawalId', ofMember, (request) =>
    cancelWithdrawal(parts, siteOf(request), { memberId: sessionOf(request).memberId, ...request.params }),
  );

  answerCall(app, 'POST /wps/member/withdrawals/:withdrawalId/confirmation', ofMember, (request) => {
    const { withdrawalId } = request.params;
    const { memberId } = sessionOf(request);
    return confirmPart(parts, siteOf(request), { memberId, withdrawalId, answer: request.body });
  });

  const secret = { ...sensitiveLimit(parts.accounts.rateLimitFactor), access: 'member' as const, encrypted: true };
  answerCall(app, 'POST /wps/member/withdrawals', { config: secret, preHandler: [isOn, requireOpen] }, (request) =>
    requestWithdrawal(parts, siteOf(request), sessionOf(request), {
      asked: request.body,
      key: idempotencyKeyOf(request),
    }),
  );

  const sendsUp = requireModule('UPLINETRANSFER3');
  answerCall(
    app,
    'GET /wps/member/transfers/upline',
    { config: { access: 'member' as const }, preHandler: sendsUp },
    (request) => readUplineTerms(parts, siteOf(request), sessionOf(request).memberId),
  );

  answerCall(
    app,
    'POST /wps/member/transfers/upline',
    { config: secret, preHandler: [sendsUp, requireOpen] },
    (request) =>
      sendToUpline(parts, siteOf(request), sessionOf(request).memberId, {
        asked: request.body,
        key: idempotencyKeyOf(request),
      }),
  );
}
