import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operatorOnRecord, requireOperator, requireProof } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import { auditLog } from '#gateway/kit/log.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { endVendorKey, rotateVendorKey } from '../integrations/change-vendor-keys.ts';
import { createIntegration } from '../integrations/create-integration.ts';
import type { ChangedIntegration, IntegrationParts } from '../integrations/integration-parts.ts';
import { readIntegrationHistory, readIntegrations } from '../integrations/read-integrations.ts';
import { readVendorHealth } from '../integrations/read-vendor-health.ts';
import { switchIntegration } from '../integrations/switch-integration.ts';
import type { VendorCallLog } from '../vendor-wallet/vendor-call-log.ts';
import type { IntegrationBook } from '../vendors/integration-book.ts';

interface IntegrationRouteParts extends IntegrationParts {
  readonly integrations: IntegrationBook;
  readonly calls: Pick<VendorCallLog, 'flush'>;
  readonly sites: Pick<SiteDirectory, 'all'>;
}

const INTEGRATIONS = '/wps/operator/sites/:siteId/integrations';

/** The operators' calls on integrations with vendors. Only the answer that creates a key contains it. */
export function integrationRoutes(app: FastifyInstance, { sites, ...parts }: IntegrationRouteParts): void {
  const reader = { config: requireOperator('support') };
  const admin = { config: requireProof('admin') };

  /** The integration that a call changes. @throws DomainError `unknown_site`. */
  function changedBy(
    request: FastifyRequest,
    { siteId, integrationId }: { readonly siteId: string; readonly integrationId: string },
  ): ChangedIntegration {
    return { siteId: siteById(sites, siteId).id, integrationId, operator: operatorOnRecord(request) };
  }

  function noteInLog(request: FastifyRequest, { siteId, integrationId, operator }: ChangedIntegration, what: object) {
    auditLog(request.log).info(
      { site: siteId, integration: integrationId, ...what, by: operator },
      'an integration was changed',
    );
  }

  answerCall(app, `GET ${INTEGRATIONS}`, reader, ({ params }) =>
    readIntegrations(parts, siteById(sites, params.siteId).id),
  );

  answerCall(app, `POST ${INTEGRATIONS}`, admin, async (request) => {
    const { id: siteId } = siteById(sites, request.params.siteId);
    const operator = operatorOnRecord(request);
    const made = await createIntegration(parts, siteId, request.body, operator);
    noteInLog(request, { siteId, integrationId: made.integration.integrationId, operator }, { what: 'created' });
    return made;
  });

  answerCall(app, `POST ${INTEGRATIONS}/:integrationId/keys`, admin, async (request) => {
    const changed = changedBy(request, request.params);
    const made = await rotateVendorKey(parts, changed, request.body);
    noteInLog(request, changed, { what: 'keyRotated', keyId: made.keyId, ...request.body });
    return made;
  });

  answerCall(app, `DELETE ${INTEGRATIONS}/:integrationId/keys/:keyId`, admin, async (request) => {
    const changed = changedBy(request, request.params);
    const { keyId } = request.params;
    const left = await endVendorKey(parts, changed, { keyId, ...request.body });
    noteInLog(request, changed, { what: 'keyEnded', keyId, ...request.body });
    return left;
  });

  answerCall(app, `PUT ${INTEGRATIONS}/:integrationId/enabled`, admin, async (request) => {
    const changed = changedBy(request, request.params);
    const switched = await switchIntegration(parts, changed, request.body);
    noteInLog(request, changed, { what: 'enabled', ...request.body });
    return switched;
  });

  answerCall(app, `GET ${INTEGRATIONS}/:integrationId/history`, reader, ({ params }) =>
    readIntegrationHistory(parts, siteById(sites, params.siteId).id, params.integrationId),
  );

  answerCall(app, 'GET /wps/operator/sites/:siteId/vendor-health', reader, ({ params, query }) =>
    readVendorHealth(parts, siteById(sites, params.siteId).id, query),
  );
}
