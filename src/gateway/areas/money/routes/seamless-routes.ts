import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '#gateway/http/request-path.ts';
import { UNLIMITED } from '#gateway/http/security/rate-limits.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { type KnownDialects, SHARED_CALLS } from '../vendor-wallet/dialects/known-dialects.ts';
import type { WireAnswer } from '../vendor-wallet/dialects/wallet-dialect.ts';
import type { VendorDeskService } from '../vendor-wallet/vendor-desk-service.ts';
import { REFUSALS, type RefusalCode } from '../vendor-wallet/wallet-call.ts';
import { refuseVendorCall } from '../vendor-wallet/wallet-refusals.ts';
import { claimedCallOf, type OfIntegration } from './claimed-call-of.ts';

/** The prefix of vendors' calls; the host plays no part, since the integration in the path names site and vendor. */
export const VENDOR_PREFIX = '/vendor/v1';

/**
 * Vendors are known by their signatures: they have no session, no site of their own, and as many calls as their players
 * make.
 */
const config = { anyHost: true, ...UNLIMITED };

interface VendorParts {
  readonly desk: VendorDeskService;
  readonly dialects: KnownDialects;
}

/**
 * The vendors' side of the wallet (design of the HTTP contract, "Vendor side"). Everything under the prefix is answered
 * in the protocol's own bodies, refusals of the framework too.
 */
export async function seamlessRoutes(app: FastifyInstance, { desk, dialects }: VendorParts): Promise<void> {
  await app.register(
    async (vendors) => {
      vendors.removeAllContentTypeParsers();
      vendors.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      vendors.setErrorHandler((error, request, reply) => send(reply, failure(dialects, error, request)));
      vendors.setNotFoundHandler((request, reply) => send(reply, nothingThere(dialects, request, reply)));

      for (const operation of dialects.operations)
        vendors.post<OfIntegration>(`/:integration/${operation}`, { config }, async (request, reply) => {
          return send(reply, await desk.take({ ...claimedCallOf(request), operation }));
        });

      // Else the pages, which take any address, would answer.
      vendors.get('/*', { config }, async (request, reply) => send(reply, nothingThere(dialects, request, reply)));

      vendors.get<OfIntegration>('/:integration/rounds', { config }, async (request, reply) => {
        return send(reply, await desk.rounds(claimedCallOf(request), request.query));
      });
    },
    { prefix: VENDOR_PREFIX },
  );
}

function send(reply: FastifyReply, { status, body }: WireAnswer): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

/** The part of a path that follows its integration; empty where there is none. */
const operationOf = (request: FastifyRequest): string =>
  /^\/vendor\/v1\/[^/]+\/(.+)$/.exec(pathOf(request.url))?.[1] ?? '';

function nothingThere(dialects: KnownDialects, request: FastifyRequest, reply: FastifyReply): WireAnswer {
  const operation = operationOf(request);
  const isKnown = [...SHARED_CALLS, ...dialects.operations].includes(operation);
  if (!isKnown) return refuseVendorCall(REFUSALS.notFound);
  reply.header('allow', operation === 'rounds' ? 'GET' : 'POST');
  return dialects.refuse(operation, REFUSALS.methodNotAllowed);
}

/** Answers failures outside the vendor desk: bodies that are too large, malformed addresses, and defects. */
function failure(dialects: KnownDialects, error: unknown, request: FastifyRequest): WireAnswer {
  const status = error instanceof DomainError ? error.statusCode : ((error as Partial<FastifyError>).statusCode ?? 500);
  const code = CODES[status] ?? (status < 500 ? REFUSALS.malformed : REFUSALS.internal);
  if (code === REFUSALS.internal) request.log.error({ err: error }, 'request failed');
  return dialects.refuse(operationOf(request), code);
}

const CODES: Readonly<Record<number, RefusalCode>> = {
  403: REFUSALS.forbidden,
  404: REFUSALS.notFound,
  405: REFUSALS.methodNotAllowed,
  413: REFUSALS.tooLarge,
};
