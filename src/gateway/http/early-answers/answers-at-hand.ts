import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isInProcess } from '#gateway/http/in-process-calls.ts';
import { BoundedCache } from '#gateway/kit/bounded-cache.ts';
import type { TrustedProxies } from '#gateway/kit/trusted-proxies.ts';
import type { FrontAnswer } from './front-answer.ts';

/** Answers at hand hold this much at most: their heads, keys and bodies. */
const ANSWERS_BYTES = 48 * 1024 * 1024;
/** About what the headers of an answer hold in memory. */
const HEAD_BYTES = 2_000;

/** Headers that belong to one answer alone. */
const OWN_HEADERS = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'content-length']);

interface AtHand extends FrontAnswer {
  readonly isCurrent: () => boolean;
}

/**
 * Whole answers, by everything in a request that they depend on: what a hundred thousand visitors ask alike costs a
 * look and a write.
 */
export class AnswersAtHand {
  private readonly answers = new BoundedCache<AtHand>(ANSWERS_BYTES);

  constructor(private readonly proxies: Pick<TrustedProxies, 'isSecure'>) {}

  /**
   * Remembers an answer of 200 that is about to be sent, with the headers that it has by now. It has to be the same for
   * everybody who asks the same.
   * @param isCurrent whether a request that is the same would be answered the same; asked each time.
   */
  remember(request: FastifyRequest, reply: FastifyReply, body: Buffer, isCurrent: () => boolean): void {
    const { site, raw, routeOptions, preview } = request;
    if (request.method !== 'GET' || site === null || preview !== null || isInProcess(request)) return;
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      OWN_HEADERS.has(name) || value === undefined ? [] : [name, String(value)],
    );
    headers.push('content-length', String(body.length));
    const key = this.keyOf(raw, request.originalUrl);
    this.answers.set(
      key,
      { site, route: routeOptions.url ?? 'unknown', headers, body: body.toString('latin1'), isCurrent },
      HEAD_BYTES + 2 * key.length + body.length,
    );
  }

  /** The answer that is remembered for a request. */
  find(raw: IncomingMessage): FrontAnswer | undefined {
    const key = this.keyOf(raw, raw.url ?? '/');
    const known = this.answers.get(key);
    if (known === undefined || known.isCurrent()) return known;
    this.answers.delete(key);
    return undefined;
  }

  /** Everything that an answer may depend on: the headers that its `vary` names, the host, and how it was asked for. */
  private keyOf(raw: IncomingMessage, url: string): string {
    const { host, cookie, language, 'accept-encoding': encoding, 'accept-language': languages } = raw.headers;
    return `${url}\n${host}\n${encoding}\n${languages}\n${cookie}\n${language}\n${this.proxies.isSecure(raw)}`;
  }
}
