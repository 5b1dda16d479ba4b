import type { FastifyInstance } from 'fastify';
import { pathOf } from '#gateway/request-path.ts';

/** Levels at which the log holds a line per answer. */
const SPEAKING_LEVELS = new Set(['info', 'debug', 'trace']);

/**
 * One line per answer. Query strings stay out of it, since links may carry codes in them, and so do headers and bodies: the log
 * then holds no secret that it would have to hide.
 */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  if (!SPEAKING_LEVELS.has(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        site: request.site?.id ?? null,
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ip: request.ip,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
