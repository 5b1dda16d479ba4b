import type { FastifyInstance } from 'fastify';
import type { SiteIdParams, VendorSandbox, VendorSandboxOpened } from '#contracts/generated/contracts.ts';
import { requireOperator } from '#gateway/http/access/operator-access.ts';
import { contract } from '#gateway/http/contract.ts';
import { idempotencyKeyOf } from '#gateway/http/idempotency-key.ts';

/** Opens a test integration. */
export type OpenSandbox = (
  siteId: string,
  request: { readonly asked: VendorSandbox; readonly requestKey: string },
) => Promise<VendorSandboxOpened>;

/** Test integrations of vendors; registered in a demo alone. */
export function vendorSandboxRoutes(app: FastifyInstance, open: OpenSandbox): void {
  app.post<{ Params: SiteIdParams; Body: VendorSandbox }>(
    '/wps/operator/sites/:siteId/vendorSandbox',
    {
      config: requireOperator('admin'),
      schema: {
        tags: ['operator'],
        summary: 'Open a test integration of a vendor, in a demo; needs an Idempotency-Key',
        params: contract('SiteIdParams'),
        body: contract('VendorSandbox'),
        response: { 200: contract('VendorSandboxOpened') },
      },
    },
    (request): Promise<VendorSandboxOpened> =>
      open(request.params.siteId, { asked: request.body, requestKey: idempotencyKeyOf(request) }),
  );
}
