import type { FastifyRequest } from 'fastify';
import { ApiProblem, invalidField } from '../api-problem.ts';
import type { ListSpan } from '../payments/payment-store.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

/** The query of a list, for reconciliation. */
export interface ListQuery {
  readonly merchant: string;
  readonly from?: string;
  readonly to?: string;
  readonly after?: string;
}

/** @throws ApiProblem `unauthorized` where the call does not carry this merchant's key. */
export function requireKey({ keys }: SandboxParts, request: FastifyRequest, merchant: string): void {
  if (!keys.isKeyOf(merchant, request.headers.authorization))
    throw new ApiProblem('unauthorized', 'The key is missing or wrong: Authorization: Bearer <api key>.');
}

/** What stands in a path; a call without any key learns nothing about which ids exist. */
export function requireSomeKey(request: FastifyRequest): string {
  if (!request.headers.authorization?.startsWith('Bearer '))
    throw new ApiProblem('unauthorized', 'The key is missing: Authorization: Bearer <api key>.');
  return (request.params as { readonly id: string }).id;
}

/** Null where the call has none. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length < 1 || key.length > 255)
    throw invalidField('idempotency-key', 'must be one header of 1 to 255 characters');
  return key;
}

/** @throws ApiProblem `invalid_request` where the call has no `Idempotency-Key`. */
export function requireIdempotencyKey(request: FastifyRequest): string {
  const key = idempotencyKey(request);
  if (key === null) throw invalidField('idempotency-key', 'is missing');
  return key;
}

/** The span that a list's query asks for. */
export function spanOf(query: ListQuery, numberOf: (id: string) => number | undefined): ListSpan {
  const after = query.after === undefined ? 0 : numberOf(query.after);
  if (after === undefined) throw invalidField('after', 'is the id of nothing in this list');
  return {
    merchant: query.merchant,
    from: query.from === undefined ? 0 : Date.parse(query.from),
    to: query.to === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(query.to),
    after,
  };
}
