import type { FastifyError, FastifyInstance } from 'fastify';
import { UNLIMITED } from '#gateway/http/security/rate-limits.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { WireAnswer } from '../vendor-wallet/dialects/wallet-dialect.ts';
import type { ClaimedCall } from '../vendors/claimed-call.ts';
import { claimedCallOf, type OfIntegration } from './claimed-call-of.ts';

/** Takes the exchange of a code. */
export type TakeExchange = (call: ClaimedCall) => Promise<WireAnswer>;

/** A code is short. */
const LARGEST_BODY = 4 * 1024;

/**
 * Exchanges a launch code for the player's session (design of the HTTP contract, "Vendor side"). The host plays no
 * part, and the body is read after its signature is checked. Refusals of the framework are in the protocol's own form
 * too.
 */
export async function vendorSessionRoutes(app: FastifyInstance, take: TakeExchange): Promise<void> {
  await app.register(async (vendors) => {
    vendors.removeAllContentTypeParsers();
    vendors.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    vendors.setErrorHandler((error, request, reply) => {
      const status =
        error instanceof DomainError ? error.statusCode : ((error as Partial<FastifyError>).statusCode ?? 500);
      if (status >= 500) request.log.error({ err: error }, 'request failed');
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(
          JSON.stringify({ code: status, message: status < 500 ? 'The call is malformed' : 'Send the call again' }),
        );
    });
    vendors.post<OfIntegration>(
      '/vendor/v1/:integration/session',
      { config: { anyHost: true, ...UNLIMITED }, bodyLimit: LARGEST_BODY },
      async (request, reply) => {
        const given = await take(claimedCallOf(request));
        return reply
          .code(given.status)
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .send(given.body);
      },
    );
  });
}
