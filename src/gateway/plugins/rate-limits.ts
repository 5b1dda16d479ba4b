import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '#gateway/domain-error.ts';
import { plainAddress } from '#gateway/trusted-proxies.ts';

/** Requests per minute, per site and address. A page asks for a dozen answers and, through its pictures, for a hundred files. */
export const LIMITS = { read: 3_000, write: 300, file: 12_000 } as const;

/**
 * Limits every route by site and address: reading generously, writing tightly. Routes of files say so with
 * `config: {rateLimit: {max: …}}`. The sensitive calls (login, SMS, passwords) add limits of their own per account.
 */
export async function rateLimits(app: FastifyInstance, factor: number): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: async (request) =>
      Math.ceil((request.method === 'GET' || request.method === 'HEAD' ? LIMITS.read : LIMITS.write) * factor),
    timeWindow: 60_000,
    cache: 50_000,
    keyGenerator: (request) =>
      `${request.site?.id ?? '-'} ${request.method === 'GET' ? 'r' : 'w'} ${plainAddress(request.ip)}`,
    errorResponseBuilder: (_request, context) =>
      new DomainError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(context.ttl / 1_000)) }),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': false,
    },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
}

/** The limit of a route that answers files. */
export function fileLimit(factor: number): { readonly rateLimit: { readonly max: number } } {
  return { rateLimit: { max: Math.ceil(LIMITS.file * factor) } };
}
