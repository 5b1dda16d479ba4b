import type { FastifyInstance } from 'fastify';
import { contract } from '#gateway/contract.ts';
import { requireOperator } from '#gateway/plugins/operator-access.ts';
import type { AuditLedgers } from './ledger-audit.ts';

/** What operators ask of the ledger. */
export function ledgerRoutes(app: FastifyInstance, audit: AuditLedgers): void {
  app.get(
    '/wps/operator/ledger/check',
    {
      config: requireOperator('cashier'),
      schema: {
        tags: ['operator'],
        summary: 'Add the ledgers of all sites up anew',
        response: { 200: contract('LedgerReport') },
      },
    },
    () => audit(),
  );
}
