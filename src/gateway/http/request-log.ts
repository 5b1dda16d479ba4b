import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { SentAnswer } from './early-answers/front-answer.ts';
import { isInProcess } from './in-process-calls.ts';
import { pathOf } from './request-path.ts';

/** Levels at which the log holds a line per answer. */
const SPEAKING_LEVELS = new Set(['info', 'debug', 'trace']);

/** A line about an answer. */
interface LoggedAnswer {
  readonly site: string | null;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ip: string;
  readonly elapsedMs: number;
}

/**
 * One line per answer. Query strings stay out of it, since links may carry codes in them, and so do headers and bodies:
 * the log then holds no secret that it would have to hide.
 */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  if (!SPEAKING_LEVELS.has(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    // A page asks the gateway for its data: those calls are the page's line, and lines of their own for whoever looks
    // closer.
    logAnswer(request.log, isInProcess(request) ? 'debug' : 'info', {
      site: request.site?.id ?? null,
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ip: request.ip,
      elapsedMs: reply.elapsedTime,
    });
    done();
  });
}

/** The same of answers that are sent in front of the framework. */
export function frontLog({ log }: FastifyInstance): ((sent: SentAnswer) => void) | null {
  if (!SPEAKING_LEVELS.has(log.level)) return null;
  return ({ site, path, requestId, address, durationMs }) =>
    logAnswer(log.child({ reqId: requestId }), 'info', {
      site: site.id,
      method: 'GET',
      path,
      status: 200,
      ip: address,
      elapsedMs: durationMs,
    });
}

function logAnswer(log: FastifyBaseLogger, level: 'info' | 'debug', { elapsedMs, ...answer }: LoggedAnswer): void {
  log[level]({ ...answer, durationMs: Math.round(elapsedMs * 10) / 10 }, 'request');
}
