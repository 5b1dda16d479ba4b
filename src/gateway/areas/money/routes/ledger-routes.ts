import type { FastifyInstance } from 'fastify';
import { requireOperator } from '#gateway/http/access/operator-access.ts';
import { contract } from '#gateway/http/contract.ts';
import type { AuditLedgers } from '../ledger/ledger-audit.ts';

/** The operators' audit of the ledger. */
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
