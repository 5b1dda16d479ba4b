import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The request ids that a client or proxy may send: short, without characters that could break a log line. */
const ACCEPTED = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The id of a request: the one that it came with, so that a retry and its first try are found together; else a new one.
 */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
}
