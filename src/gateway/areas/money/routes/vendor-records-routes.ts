import type { FastifyInstance } from 'fastify';
import type {
  ReconciliationDifferencesQuery,
  SiteIdParams,
  VendorCallParams,
  VendorCallsQuery,
} from '#contracts/generated/contracts.ts';
import { requireOperator } from '#gateway/http/access/operator-access.ts';
import { contract } from '#gateway/http/contract.ts';
import type { ContractName } from '#gateway/kit/contract-validator.ts';
import type { VendorRecordsService } from '../vendor-wallet/vendor-records-service.ts';

const described = (summary: string, answer: ContractName) => ({
  tags: ['operator'],
  summary,
  response: { 200: contract(answer) },
});

/** The log of the vendors' calls: supporters read it, and operators in charge of money repeat a call. */
export function vendorRecordsRoutes(app: FastifyInstance, records: VendorRecordsService): void {
  const ofSite = { params: contract('SiteIdParams') };

  app.get<{ Params: SiteIdParams; Querystring: VendorCallsQuery }>(
    '/wps/operator/sites/:siteId/vendor-calls',
    {
      config: requireOperator('support'),
      schema: {
        ...described('The calls of game vendors with what they were answered, newest first', 'VendorCalls'),
        ...ofSite,
        querystring: contract('VendorCallsQuery'),
      },
    },
    ({ params, query }) => records.list(params.siteId, query),
  );

  app.post<{ Params: VendorCallParams }>(
    '/wps/operator/sites/:siteId/vendor-calls/:callId/replay',
    {
      config: requireOperator('cashier'),
      schema: {
        ...described('Make a call of a vendor once more, by the same bytes', 'VendorCallReplayed'),
        params: contract('VendorCallParams'),
      },
    },
    ({ params }) => records.replay(params.siteId, params.callId),
  );

  app.get<{ Params: SiteIdParams; Querystring: ReconciliationDifferencesQuery }>(
    '/wps/operator/sites/:siteId/vendor-differences',
    {
      config: requireOperator('cashier'),
      schema: {
        ...described('Rounds that a vendor and the wallet have otherwise, newest first', 'ReconciliationDifferences'),
        ...ofSite,
        querystring: contract('ReconciliationDifferencesQuery'),
      },
    },
    ({ params, query }) => records.differences(params.siteId, query.settled === 'true'),
  );
}
