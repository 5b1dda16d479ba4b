import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#gateway/kit/domain-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other origins may call the route: it takes no cookie for anything. */
    anyOrigin?: boolean;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls that a foreign page makes with the visitor's cookies. A call with a bearer token carries
 * no ambient authority, and a client that sends neither cookies nor an origin is no browser page.
 */
export function originCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !SAFE_METHODS.has(request.method) && !mayChangeState(request);
    done(isRefused ? new DomainError('origin_refused') : undefined);
  });
}

function mayChangeState(request: FastifyRequest): boolean {
  if (request.routeOptions.config.anyOrigin === true) return true;
  return request.headers.authorization !== undefined || isOfOwnPage(request);
}

/** Whether a request comes from a page of the same origin, or from no page at all. */
export function isOfOwnPage(request: FastifyRequest): boolean {
  const { cookie, origin } = request.headers;
  return origin === undefined ? cookie === undefined : isOwnOrigin(request, origin);
}

/** Whether an origin is the one that a request was sent to. */
function isOwnOrigin(request: FastifyRequest, origin: string): boolean {
  return origin.toLowerCase() === `${request.protocol}://${request.raw.headers.host ?? ''}`.toLowerCase();
}
