import type { FastifyInstance } from 'fastify';
import { operatorOf, requireOperator } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { auditLog } from '#gateway/kit/log.ts';
import type { LedgerArchive } from '../ledger/ledger-archive.ts';
import type { AuditLedgers } from '../ledger/ledger-audit.ts';

/** The operators' audit of the ledger, and its months in files. */
export function ledgerRoutes(app: FastifyInstance, audit: AuditLedgers, archive: LedgerArchive): void {
  answerCall(app, 'GET /wps/operator/ledger/check', { config: requireOperator('cashier') }, () => audit());
  answerCall(app, 'GET /wps/operator/ledger/months', { config: requireOperator('admin') }, () => archive.list());
  answerCall(app, 'POST /wps/operator/ledger/archive', { config: requireOperator('admin') }, async (request) => {
    const { month } = request.body;
    const archived = await archive.archive(month);
    auditLog(request.log).info({ month, by: operatorOf(request).account ?? 'token' }, 'month archived');
    return archived;
  });
  answerCall(app, 'POST /wps/operator/ledger/restore', { config: requireOperator('admin') }, async (request) => {
    const { month } = request.body;
    const restored = await archive.restore(month);
    auditLog(request.log).info({ month, by: operatorOf(request).account ?? 'token' }, 'month restored');
    return restored;
  });
}
