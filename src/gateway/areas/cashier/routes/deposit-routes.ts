import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { DepositParams } from '#contracts/generated/contracts.ts';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { idempotencyKeyOf } from '#gateway/http/idempotency-key.ts';
import { sendSheet } from '#gateway/http/send-sheet.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { beginDeposit } from '../deposits/begin-deposit.ts';
import { depositSheet } from '../deposits/deposit-sheet.ts';
import { listChannels, listDeposits, readDeposit } from '../deposits/read-deposits.ts';

interface DepositRouteParts extends CashierParts {
  /** Refuses while the site is closed to the visitor. */
  readonly requireOpen: preHandlerAsyncHookHandler;
}

/** Deposits of members (design of the HTTP contract, "Cashier"), on sites that take them. */
export function depositRoutes(app: FastifyInstance, { requireOpen, ...parts }: DepositRouteParts): void {
  const isOn = requireModule('DEPOSIT3');
  const ofMember = { config: { access: 'member' as const }, preHandler: isOn };

  answerCall(app, 'GET /wps/member/deposits/channels', ofMember, (request) =>
    listChannels(parts, siteOf(request), { memberId: sessionOf(request).memberId, language: request.language }),
  );

  answerCall(app, 'GET /wps/member/deposits', ofMember, (request, reply) => {
    const reader = { memberId: sessionOf(request).memberId, language: request.language };
    const { as } = request.query;
    if (as !== undefined)
      return sendSheet(reply, {
        as,
        name: 'deposits',
        sheet: depositSheet(parts, { ...reader, site: siteOf(request) }),
      });
    return listDeposits(parts, siteOf(request), reader, request.query);
  });

  answerCall(app, 'GET /wps/member/deposits/:depositId', ofMember, (request) => {
    const reader = { memberId: sessionOf(request).memberId, language: request.language };
    const { depositId } = request.params as DepositParams;
    return readDeposit(parts, siteOf(request), reader, depositId);
  });

  answerCall(
    app,
    'POST /wps/member/deposits',
    { config: { access: 'member' }, preHandler: [isOn, requireOpen] },
    (request) =>
      beginDeposit(parts, siteOf(request), sessionOf(request).memberId, {
        asked: request.body,
        key: idempotencyKeyOf(request),
        language: request.language,
      }),
  );
}
