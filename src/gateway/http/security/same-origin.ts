import type { FastifyRequest } from 'fastify';
import { DomainError } from '#gateway/kit/domain-error.ts';

/**
 * The guard of a GET with effects, as an `onRequest` hook: refuses what a browser says that another page asks for.
 * Clients that say nothing are no browser pages (origin-check.ts).
 */
export async function sameOriginOnly({ headers }: FastifyRequest): Promise<void> {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new DomainError('origin_refused');
}
