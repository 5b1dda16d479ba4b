import type { FastifyInstance } from 'fastify';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** The request headers that every call's answer depends on (`Vary`). */
export const CALL_VARY = 'accept-language, cookie, language';

/**
 * The revision of the site that an answer was made from. A page that was made from another one learns by it that the
 * site changed, and shows nothing of the answer before it has changed too.
 */
export const REVISION_HEADER = 'x-site-revision';

/**
 * Puts every value that a handler of this scope returns into the envelope of a success. Browsers ask for it again each
 * time, since a publish changes it; calls that answer one visitor alone say `no-store` themselves.
 */
export function envelope(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(callHeaders(request.site));
    done();
  });
  app.addHook('preSerialization', async (_request, reply, value) => {
    // A refusal passes here too, in an envelope of its own.
    return reply.statusCode >= 400 ? value : { success: true, value };
  });
}

/** The headers that every answer of a call has. */
export function callHeaders(site: PublishedSite | null): Record<string, string> {
  const headers = { 'cache-control': 'no-cache', vary: CALL_VARY };
  return site === null ? headers : { ...headers, [REVISION_HEADER]: String(site.revision) };
}
