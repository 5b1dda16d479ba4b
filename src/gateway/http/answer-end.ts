import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * When answers expire. Only this process knows it: the page loader ends a page by it. It is no header,
 * since browsers and proxies ask again each time anyway.
 */
const ends = new WeakMap<ServerResponse, Date>();

/** Notes until when an answer stays right. */
export function endAnswerAt(reply: FastifyReply, end: Date): void {
  ends.set(reply.raw, end);
}

/** Until when an answer stays right; undefined when it has no end. */
export function answerEndOf(response: ServerResponse): Date | undefined {
  return ends.get(response);
}
