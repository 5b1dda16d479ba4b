import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressBlock, addressBlocks } from '#gateway/kit/address-block.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { plainAddress } from '#gateway/kit/trusted-proxies.ts';
import { isInProcess } from '../in-process-calls.ts';

/**
 * Requests per minute, per site and address. A page asks for a dozen answers and, through its pictures, for a hundred
 * files.
 */
export const LIMITS = { read: 3_000, write: 300, file: 12_000, rendering: 600, refused: 60 } as const;

/**
 * Limits every route by site and address, or the network of one household: reading generously, writing tightly. Routes
 * of files say so with `config: {rateLimit: {max: …}}`. The sensitive calls (login, SMS, passwords) add limits of their
 * own per account.
 */
export async function rateLimits(app: FastifyInstance, factor: number): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: async (request) => Math.ceil((isReading(request) ? LIMITS.read : LIMITS.write) * factor),
    // In-process calls of the prerenderer are not rate limited.
    allowList: isInProcess,
    timeWindow: 60_000,
    cache: 50_000,
    keyGenerator: (request) =>
      `${request.site?.id ?? '-'} ${isReading(request) ? 'r' : 'w'} ${addressBlock(plainAddress(request.ip))}`,
    errorResponseBuilder: (_request, context) => tooMany(context.ttl),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': false,
    },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
  limitWideNetworks(app, factor);
}

/**
 * Rate-limits the wider networks of IPv6 too: the tenant of a /48 has 65,536 of the /64 networks that are counted one
 * by one. A call with a limit of its own has it here as well, multiplied by the network's share.
 */
function limitWideNetworks(app: FastifyInstance, factor: number): void {
  const checks = [1, 2].map((width) =>
    app.createRateLimit({
      max: async (request) => ownLimit(request, factor) * (networkAt(request, width)?.share ?? 1),
      keyGenerator: (request) => {
        const { config, url = '' } = request.routeOptions;
        const group = config.rateLimit === undefined ? (isReading(request) ? 'r' : 'w') : url;
        return `${request.site?.id ?? '-'} ${group} ${networkAt(request, width)?.block ?? ''}`;
      },
    }),
  );
  const checkAll = async (request: FastifyRequest): Promise<void> => {
    for (const check of checks) {
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) throw tooMany(limit.ttl);
    }
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isIPv6(plainAddress(request.ip)) || request.routeOptions.config?.rateLimit === false) done();
    else checkAll(request).then(() => done(), done);
  });
}

const networkAt = (request: FastifyRequest, width: number) => addressBlocks(plainAddress(request.ip))[width];

/** How often a single address may make a call in a minute. */
function ownLimit(request: FastifyRequest, factor: number): number {
  const { rateLimit: own } = request.routeOptions.config ?? {};
  if (own && typeof own.max === 'number') return own.max;
  return Math.ceil((isReading(request) ? LIMITS.read : LIMITS.write) * factor);
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The limit of a route that answers files. */
export function fileLimit(factor: number): { readonly rateLimit: { readonly max: number } } {
  return { rateLimit: { max: Math.ceil(LIMITS.file * factor) } };
}

/** For routes whose answers cost next to nothing as they come from memory; what does cost has a limit of its own. */
export const UNLIMITED = { rateLimit: false } as const;

/**
 * The limit of pages that have to be rendered: pages from the cache are free, but nobody may make the gateway render
 * without end by asking for ever new ones.
 * @returns a check that throws `too_many_requests`.
 */
export function renderingLimit(app: FastifyInstance, factor: number): (request: FastifyRequest) => Promise<void> {
  const check = app.createRateLimit({ max: Math.ceil(LIMITS.rendering * factor) });
  return async (request) => {
    const limit = await check(request);
    if (!limit.isAllowed && limit.isExceeded) throw tooMany(limit.ttl);
  };
}

/**
 * The limit of refusals on routes that are not limited otherwise: whoever proves itself is never kept waiting, and who
 * does not is told to come back later. Addresses are counted across sites.
 * @returns counts a refusal; it throws `too_many_requests` when there were too many.
 */
export function refusalLimit(app: FastifyInstance, factor: number): (request: FastifyRequest) => Promise<void> {
  return limitByNetwork(app, Math.ceil(LIMITS.refused * factor), ({ block }) => block);
}

/**
 * The limit of a part of a call that costs far more than the rest of it, beside the limit of the call. Addresses are
 * counted by site.
 * @returns counts one; it throws `too_many_requests` when there were too many.
 */
export function costlyLimit(
  app: FastifyInstance,
  perMinute: number,
  factor: number,
): (request: FastifyRequest) => Promise<void> {
  return limitByNetwork(app, Math.ceil(perMinute * factor), ({ block, site }) => `${site} ${block}`);
}

function limitByNetwork(
  app: FastifyInstance,
  max: number,
  keyOf: (of: { readonly block: string; readonly site: string }) => string,
): (request: FastifyRequest) => Promise<void> {
  const checks = [0, 1, 2].map((width) =>
    app.createRateLimit({
      max: async (request) => max * (networkAt(request, width)?.share ?? 1),
      keyGenerator: (request) =>
        keyOf({ block: networkAt(request, width)?.block ?? '', site: request.site?.id ?? '-' }),
    }),
  );
  return async (request) => {
    for (const check of checks.slice(0, addressBlocks(plainAddress(request.ip)).length)) {
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) throw tooMany(limit.ttl);
    }
  };
}

function tooMany(ttlMs: number): DomainError {
  return new DomainError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(ttlMs / 1_000)) });
}
