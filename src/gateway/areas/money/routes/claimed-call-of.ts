import type { FastifyRequest } from 'fastify';
import type { ClaimedCall } from '../vendors/claimed-call.ts';

/** Routes below an integration. */
export interface OfIntegration {
  readonly Params: { readonly integration: string };
}

const NO_BODY = new Uint8Array();

/** A vendor's request as it came, with the bytes of its body: its route parses no content type. */
export function claimedCallOf(request: FastifyRequest<OfIntegration>): ClaimedCall {
  return {
    integrationId: request.params.integration,
    method: request.method,
    target: request.raw.url ?? '',
    body: request.body instanceof Uint8Array ? request.body : NO_BODY,
    headers: request.headers,
  };
}
