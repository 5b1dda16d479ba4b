import type { FastifyInstance } from 'fastify';
import type { CaseImageParams } from '#contracts/generated/contracts.ts';
import { operatorOf, operatorOnRecord, requireOperator } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { contract } from '#gateway/http/contract.ts';
import { sendImage } from '#gateway/http/image-bodies.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import { auditLog } from '#gateway/kit/log.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { countCases } from '../cases/count-cases.ts';
import { decideCase, letCaseGo, takeCase } from '../cases/decide-case.ts';
import { endHold, holdCase } from '../cases/hold-case.ts';
import { listCases } from '../cases/list-cases.ts';
import { readCaseFile } from '../cases/read-case-file.ts';
import { readCaseImage } from '../cases/read-case-image.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { readClearing } from '../clearing/read-clearing.ts';
import { listWebhooks, replayWebhook } from '../deposits/replay-webhook.ts';

/**
 * Requests that operators decide, one shape for all kinds, and the webhooks of payment providers (design of the HTTP
 * contract, "Cashier").
 */
export function caseRoutes(app: FastifyInstance, parts: CashierParts & { readonly sites: SiteDirectory }): void {
  const config = requireOperator('cashier');
  const siteOf = (siteId: string): PublishedSite => siteById(parts.sites, siteId);

  answerCall(app, 'GET /wps/operator/sites/:siteId/cases', { config }, (request) =>
    listCases(parts, siteOf(request.params.siteId), { query: request.query, operator: operatorOnRecord(request) }),
  );

  answerCall(app, 'GET /wps/operator/sites/:siteId/caseCounts', { config }, (request) =>
    countCases(parts, siteOf(request.params.siteId), { query: request.query, operator: operatorOnRecord(request) }),
  );

  answerCall(app, 'GET /wps/operator/sites/:siteId/cases/:caseId', { config }, (request) => {
    const { siteId, caseId } = request.params;
    return readCaseFile(parts, siteOf(siteId), { caseId, operator: operatorOnRecord(request) });
  });

  answerCall(app, 'GET /wps/operator/sites/:siteId/clearing', { config }, ({ params }) =>
    readClearing(parts, siteOf(params.siteId)),
  );

  answerCall(app, 'GET /wps/operator/sites/:siteId/webhooks', { config }, ({ params, query }) =>
    listWebhooks(parts, siteOf(params.siteId), query),
  );

  answerCall(
    app,
    'POST /wps/operator/sites/:siteId/webhooks/:provider/:eventId/replay',
    { config },
    async (request) => {
      const { siteId, provider, eventId } = request.params;
      const replayed = await replayWebhook(parts, siteOf(siteId), request.params);
      const fields = { site: siteId, provider, event: eventId, outcome: replayed.outcome };
      auditLog(request.log).info({ ...fields, by: operatorOnRecord(request) }, 'a webhook was replayed');
      return replayed;
    },
  );

  answerCall(app, 'POST /wps/operator/sites/:siteId/cases/:caseId/claim', { config }, (request) => {
    const { siteId, caseId } = request.params;
    return takeCase(parts, siteOf(siteId), { caseId, operator: operatorOnRecord(request) });
  });

  answerCall(app, 'DELETE /wps/operator/sites/:siteId/cases/:caseId/claim', { config }, (request) => {
    const { siteId, caseId } = request.params;
    return letCaseGo(parts, siteOf(siteId), { caseId, operator: operatorOnRecord(request) });
  });

  answerCall(app, 'PUT /wps/operator/sites/:siteId/cases/:caseId/hold', { config }, (request) => {
    const { siteId, caseId } = request.params;
    return holdCase(parts, siteOf(siteId), { caseId, operator: operatorOnRecord(request), ...request.body });
  });

  answerCall(app, 'DELETE /wps/operator/sites/:siteId/cases/:caseId/hold', { config }, (request) => {
    const { siteId, caseId } = request.params;
    return endHold(parts, siteOf(siteId), { caseId, operator: operatorOnRecord(request) });
  });

  for (const [verb, decision] of [
    ['approve', 'approved'],
    ['reject', 'rejected'],
  ] as const)
    answerCall(app, `POST /wps/operator/sites/:siteId/cases/:caseId/${verb}`, { config }, (request) => {
      const { siteId, caseId } = request.params;
      const by = { operator: operatorOnRecord(request), isMachine: operatorOf(request).account === null };
      return decideCase(parts, siteOf(siteId), { caseId, ...by, decision, ...request.body });
    });

  app.get<{ Params: CaseImageParams }>(
    '/wps/operator/sites/:siteId/cases/:caseId/images/:imageId',
    { config, schema: { params: contract('CaseImageParams') } },
    async ({ params }, reply) => {
      const image = await readCaseImage(parts, siteOf(params.siteId), params);
      return sendImage(reply, image, `${image.purpose}-${image.number}`);
    },
  );
}
