import type { FastifyInstance } from 'fastify';
import { requireOperator } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import type { AuditLedgers } from '../ledger/ledger-audit.ts';

/** The operators' audit of the ledger. */
export function ledgerRoutes(app: FastifyInstance, audit: AuditLedgers): void {
  answerCall(app, 'GET /wps/operator/ledger/check', { config: requireOperator('cashier') }, () => audit());
}
