import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '#gateway/http/request-path.ts';
import { UNLIMITED } from '#gateway/http/security/rate-limits.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { refuseProcess, type WireAnswer } from '../vendor-wallet/dialects/actions-dialect.ts';
import { refuseSeparateCall, SEPARATE_CALLS } from '../vendor-wallet/dialects/calls-dialect.ts';
import type { VendorDeskService } from '../vendor-wallet/vendor-desk-service.ts';
import { REFUSALS, type RefusalCode } from '../vendor-wallet/wallet-call.ts';
import type { ClaimedCall } from '../vendors/vendor-authentication.ts';

/** The prefix of vendors' calls; the host plays no part, since the integration in the path names site and vendor. */
export const VENDOR_PREFIX = '/vendor/v1';

/**
 * Vendors are known by their signatures: they have no session, no site of their own, and as many calls as their players
 * make.
 */
const config = { anyHost: true, ...UNLIMITED };

/** The body as it came over the wire; nobody looks into it before its signature is checked. */
const NO_BODY = new Uint8Array();

interface OfIntegration {
  readonly Params: { readonly integration: string };
}

/**
 * The vendors' side of the wallet (design of the HTTP contract, "Vendor side"). Everything under the prefix is answered
 * in the protocol's own bodies, refusals of the framework too.
 */
export async function seamlessRoutes(app: FastifyInstance, desk: VendorDeskService): Promise<void> {
  await app.register(
    async (vendors) => {
      vendors.removeAllContentTypeParsers();
      vendors.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      vendors.setErrorHandler((error, request, reply) => send(reply, failure(error, request)));
      vendors.setNotFoundHandler((request, reply) => send(reply, nothingThere(request, reply)));

      for (const operation of ['process', ...SEPARATE_CALLS] as const)
        vendors.post<OfIntegration>(`/:integration/${operation}`, { config }, async (request, reply) => {
          return send(reply, await desk.take({ ...claimed(request), operation }));
        });

      // Else the pages, which take any address, would answer.
      vendors.get('/*', { config }, async (request, reply) => send(reply, nothingThere(request, reply)));

      vendors.get<OfIntegration>('/:integration/rounds', { config }, async (request, reply) => {
        return send(reply, await desk.rounds(claimed(request), request.query));
      });
    },
    { prefix: VENDOR_PREFIX },
  );
}

function claimed(request: FastifyRequest<OfIntegration>): ClaimedCall {
  const timestamp = request.headers['x-timestamp'];
  return {
    integrationId: request.params.integration,
    method: request.method,
    target: request.raw.url ?? '',
    body: request.body instanceof Uint8Array ? request.body : NO_BODY,
    authorization: request.headers.authorization,
    timestamp: typeof timestamp === 'string' ? timestamp : undefined,
  };
}

function send(reply: FastifyReply, { status, body }: WireAnswer): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

const KNOWN_CALL = /^\/vendor\/v1\/[^/]+\/(process|balance|bet|win|rollback|session|rounds)$/;

function nothingThere(request: FastifyRequest, reply: FastifyReply): WireAnswer {
  const name = KNOWN_CALL.exec(pathOf(request.url))?.[1];
  if (name === undefined) return refuseProcess(REFUSALS.notFound);
  reply.header('allow', name === 'rounds' ? 'GET' : 'POST');
  return refuseLike(name, REFUSALS.methodNotAllowed);
}

/** Answers failures outside the vendor desk: bodies that are too large, malformed addresses, and defects. */
function failure(error: unknown, request: FastifyRequest): WireAnswer {
  const status = error instanceof DomainError ? error.statusCode : ((error as Partial<FastifyError>).statusCode ?? 500);
  const code = CODES[status] ?? (status < 500 ? REFUSALS.malformed : REFUSALS.internal);
  if (code === REFUSALS.internal) request.log.error({ err: error }, 'request failed');
  return refuseLike(KNOWN_CALL.exec(pathOf(request.url))?.[1] ?? '', code);
}

const CODES: Readonly<Record<number, RefusalCode>> = {
  403: REFUSALS.forbidden,
  404: REFUSALS.notFound,
  405: REFUSALS.methodNotAllowed,
  413: REFUSALS.tooLarge,
};

function refuseLike(name: string, code: RefusalCode): WireAnswer {
  const operation = SEPARATE_CALLS.find((known) => known === name);
  return operation === undefined ? refuseProcess(code) : refuseSeparateCall(code, null);
}
