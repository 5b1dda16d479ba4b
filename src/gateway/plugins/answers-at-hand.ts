import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BoundedCache } from '#gateway/bounded-cache.ts';
import { isInProcess } from './in-process-calls.ts';
import { hasClearHost } from './request-target.ts';

declare module 'fastify' {
  interface FastifyInstance {
    answersAtHand: AnswersAtHand;
  }
}

/** Answers at hand hold this much at most: their heads, keys and bodies. */
const ANSWERS_BYTES = 48 * 1024 * 1024;
/** About what the headers of an answer hold in memory. */
const HEAD_BYTES = 2_000;

/** Headers that belong to one answer alone. */
const OWN_HEADERS = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'content-length']);

interface AtHand {
  /** Names and values in turn, as Node takes them. */
  readonly headers: readonly string[];
  /** A character for each byte: Node writes text together with the head, and bytes beside it. */
  readonly body: string;
  readonly isCurrent: () => boolean;
}

/** Whole answers, by everything in a request that they depend on. */
export class AnswersAtHand {
  private readonly answers = new BoundedCache<AtHand>(ANSWERS_BYTES);

  /**
   * Remembers an answer of 200 that is about to be sent, with the headers that it has by now.
   * @param isCurrent whether a request that is the same would be answered the same; asked each time.
   */
  remember(request: FastifyRequest, reply: FastifyReply, body: Buffer, isCurrent: () => boolean): void {
    if (request.method !== 'GET' || isInProcess(request)) return;
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      OWN_HEADERS.has(name) || value === undefined ? [] : [name, String(value)],
    );
    headers.push('content-length', String(body.length));
    const key = keyOf(request);
    this.answers.set(
      key,
      { headers, body: body.toString('latin1'), isCurrent },
      HEAD_BYTES + 2 * key.length + body.length,
    );
  }

  /** Sends the answer that is remembered for a request; false where there is none. */
  send(request: FastifyRequest, reply: FastifyReply): boolean {
    const { raw } = request;
    if (raw.method !== 'GET' || raw.headers['if-none-match'] !== undefined) return false;
    const key = keyOf(request);
    const known = this.answers.get(key);
    if (known === undefined) return false;
    if (!known.isCurrent()) {
      this.answers.delete(key);
      return false;
    }
    if (isInProcess(request) || !hasClearHost(raw, request.originalUrl)) return false;
    reply.hijack();
    reply.raw.writeHead(200, [...known.headers, 'x-request-id', request.id]);
    reply.raw.end(known.body, 'latin1');
    return true;
  }
}

/**
 * Answers from memory before anything else looks at a request, where the very same was answered before: what a hundred thousand
 * visitors ask alike costs a look and a write. Only what is the same for everybody who asks the same may be remembered. The log and the figures hear of these
 * answers as of all others; limits do not count them, since they cost next to nothing.
 */
export function answersAtHand(app: FastifyInstance): void {
  const atHand = new AnswersAtHand();
  app.decorate('answersAtHand', atHand);
  app.addHook('onRequest', (request, reply, done) => {
    if (!atHand.send(request, reply)) done();
  });
}

/** Everything that an answer may depend on: the headers that its `vary` names, the host, and how it was asked for. */
function keyOf(request: FastifyRequest): string {
  const { headers } = request.raw;
  const { host, cookie, language } = headers;
  return `${request.originalUrl}\n${host}\n${headers['accept-encoding']}\n${headers['accept-language']}\n${cookie}\n${language}\n${request.protocol}`;
}
