import type { FastifyInstance } from 'fastify';
import { operatorOnRecord, requireOperator } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { auditLog } from '#gateway/kit/log.ts';
import type { VendorRecordsService } from '../vendor-wallet/vendor-records-service.ts';

/** The log of the vendors' calls: supporters read it, and operators in charge of money repeat a call. */
export function vendorRecordsRoutes(app: FastifyInstance, records: VendorRecordsService): void {
  answerCall(
    app,
    'GET /wps/operator/sites/:siteId/vendor-calls',
    { config: requireOperator('support') },
    ({ params, query }) => records.list(params.siteId, query),
  );

  answerCall(
    app,
    'POST /wps/operator/sites/:siteId/vendor-calls/:callId/replay',
    { config: requireOperator('cashier') },
    async (request) => {
      const { siteId, callId } = request.params;
      const replayed = await records.replay(siteId, callId);
      const fields = { site: siteId, call: callId, status: replayed.status, by: operatorOnRecord(request) };
      auditLog(request.log).info(fields, 'a call of a vendor was replayed');
      return replayed;
    },
  );

  answerCall(
    app,
    'GET /wps/operator/sites/:siteId/vendor-differences',
    { config: requireOperator('cashier') },
    ({ params, query }) => records.differences(params.siteId, query.settled === 'true'),
  );
}
