import type { FastifyInstance } from 'fastify';

/** The start and end of a successful answer, for values that are kept as JSON text. */
export function wrapJson(valueJson: string): string {
  return `{"success":true,"value":${valueJson}}`;
}

/** Puts every value that a handler of this scope returns into the envelope of a success. */
export function envelope(app: FastifyInstance): void {
  app.addHook('preSerialization', async (_request, reply, value) => {
    // A refusal passes here too, in an envelope of its own.
    return reply.statusCode >= 400 ? value : { success: true, value };
  });
}
