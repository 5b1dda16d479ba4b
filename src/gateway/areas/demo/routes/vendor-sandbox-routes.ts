import type { FastifyInstance } from 'fastify';
import type { VendorSandbox, VendorSandboxOpened } from '#contracts/generated/contracts.ts';
import { requireOperator } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { idempotencyKeyOf } from '#gateway/http/idempotency-key.ts';

/** Opens a test integration. */
export type OpenSandbox = (
  siteId: string,
  request: { readonly asked: VendorSandbox; readonly requestKey: string },
) => Promise<VendorSandboxOpened>;

/** Test integrations of vendors; registered in a demo alone. */
export function vendorSandboxRoutes(app: FastifyInstance, open: OpenSandbox): void {
  answerCall(app, 'POST /wps/operator/sites/:siteId/vendorSandbox', { config: requireOperator('admin') }, (request) =>
    open(request.params.siteId, { asked: request.body, requestKey: idempotencyKeyOf(request) }),
  );
}
