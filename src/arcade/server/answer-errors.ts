import type { FastifyInstance } from 'fastify';
import { GameRefusal } from './game-refusal.ts';

/** One place that turns errors into answers. It logs only unexpected errors and never leaks internals. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof GameRefusal) {
      if (error.code === 'round_pending' || error.code === 'wallet_unavailable') reply.header('retry-after', '1');
      return reply.code(error.status).send(error.body);
    }
    const status = error.statusCode ?? 500;
    if (status === 429)
      return reply.code(429).send({ code: 'too_many_requests', message: 'Too many requests. Wait a moment.' });
    if (status >= 400 && status < 500)
      return reply
        .code(status)
        .send({ code: 'invalid_request', message: error.message, fields: { body: error.message } });
    request.log.error({ err: error, path: request.routeOptions.url }, 'a request failed');
    // Whether the round was settled is not known here: asking for it again tells.
    const code = request.routeOptions.url === '/api/spin' ? 'round_pending' : 'wallet_unavailable';
    return reply.code(500).send({ code, message: 'Something went wrong here. Try again.' });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'not_found', message: 'There is nothing here.' }),
  );
}
