import type { FastifyInstance } from 'fastify';

/** The start and end of a successful answer, for values that are kept as JSON text. */
export function wrapJson(valueJson: string): string {
  return `{"success":true,"value":${valueJson}}`;
}

/** What every call's answer depends on beside its address. */
export const CALL_VARY = 'accept-language, cookie, language';

/**
 * Puts every value that a handler of this scope returns into the envelope of a success. Browsers ask for it again each time, since
 * a publish changes it; calls that answer one visitor alone say `no-store` themselves.
 */
export function envelope(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-cache').header('vary', CALL_VARY);
  });
  app.addHook('preSerialization', async (_request, reply, value) => {
    // A refusal passes here too, in an envelope of its own.
    return reply.statusCode >= 400 ? value : { success: true, value };
  });
}
