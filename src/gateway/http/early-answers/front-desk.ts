import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { requestIdOf } from '#gateway/http/request-ids.ts';
import { hasClearHost } from '#gateway/http/request-target.ts';
import { hostOf } from '#gateway/http/site-by-host.ts';
import { mayBePreview } from '#gateway/http/site-preview.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { TrustedProxies } from '#gateway/kit/trusted-proxies.ts';
import { AnswersAtHand } from './answers-at-hand.ts';
import { byTurns } from './by-turns.ts';
import { EarlyRequest } from './early-request.ts';
import { FirstAnswers } from './first-answers.ts';
import type { FrontAnswer, SentAnswer } from './front-answer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    answersAtHand: AnswersAtHand;
  }
}

export interface FrontDeskParts {
  readonly sites: Pick<SiteDirectory, 'siteByHost'>;
  readonly proxies: TrustedProxies;
  /** Multiplies the limits of visitors. */
  readonly factor: number;
  readonly clock: () => Date;
  /** Those who hear of every answer of the gateway. */
  readonly listeners: ReadonlyArray<(sent: SentAnswer) => void>;
}

interface Visit {
  readonly raw: IncomingMessage;
  readonly response: ServerResponse;
}

/** A request that waits for the end of its turn. */
interface Asked extends Visit {
  readonly request: EarlyRequest;
  readonly startedAt: number;
  /** Its answer, where that was at hand; null where one has to be made. */
  readonly found: FrontAnswer | null;
}

/**
 * Answers from memory before the framework looks at a request: what a hundred thousand visitors ask alike, and lists
 * and searches that are made in a moment. Only what is the same for everybody who asks the same is answered here.
 * Unusual requests, and those at the server's further addresses, are left to the framework, which gives the same answer
 * more slowly.
 *
 * The requests of one turn of the event loop are answered as a batch: first every answer is made, then every one is
 * sent. So each of reading, making and sending finds its code in the processor's cache, and a client with many
 * connections is woken once.
 */
export function frontDesk(app: FastifyInstance, { sites, proxies, factor, clock, listeners }: FrontDeskParts): void {
  const atHand = new AnswersAtHand(proxies);
  const first = new FirstAnswers(app, { proxies, factor, clock });
  let isClosing = false;
  app.decorate('answersAtHand', atHand);
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  /** The request as far as an early answer needs it; null for requests that Fastify always handles. */
  function take(raw: IncomingMessage, response: ServerResponse): Asked | null {
    if (raw.method !== 'GET' || raw.headers['if-none-match'] !== undefined || isClosing) return null;
    if (mayBePreview(raw)) return null;
    const startedAt = performance.now();
    const request = new EarlyRequest(raw);
    if (!hasClearHost(raw, request.url)) return null;
    const found = first.noteFirst(request) ? null : atHand.find(raw);
    return found === undefined ? null : { raw, response, request, startedAt, found };
  }

  /** The answer of what was taken; null where it is the framework's after all. */
  function find({ raw, request, found }: Asked): FrontAnswer | null {
    if (found) return found;
    const site = sites.siteByHost(hostOf(request));
    return (site && first.make(request, site)) ?? atHand.find(raw) ?? null;
  }

  function send({ raw, response, request, startedAt }: Asked, { site, route, headers, body }: FrontAnswer): void {
    const requestId = requestIdOf(raw);
    response.writeHead(200, headers.concat('x-request-id', requestId));
    sendWhole(response, body);
    const durationMs = performance.now() - startedAt;
    for (const notify of listeners)
      notify({ site, route, path: request.path, requestId, address: proxies.addressOf(raw), durationMs });
  }

  /**
   * Does a piece of work for a visitor. If the desk itself fails before anything was sent, the framework answers
   * instead, and the result is undefined.
   */
  function orLeave<Result>({ raw, response }: Visit, work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      app.log.error({ err: error }, 'answering before the Fastify lifecycle failed');
      if (!response.headersSent) app.routing(raw, response);
      return undefined;
    }
  }

  const answerInTurn = byTurns<Asked>((asked) => {
    const all = asked.filter(({ response }) => !response.destroyed);
    const answers = all.map((one) => orLeave(one, () => find(one)));
    for (const [at, one] of all.entries()) {
      const answer = answers[at];
      if (answer === null) app.routing(one.raw, one.response);
      else if (answer) orLeave(one, () => send(one, answer));
    }
  });

  app.server.removeAllListeners('request').on('request', (raw, response) => {
    const asked = orLeave({ raw, response }, () => take(raw, response));
    if (asked === null) app.routing(raw, response);
    else if (asked) answerInTurn(asked);
  });
}

/** Sends head and body by one write: ending with a body makes another one, of nothing. */
function sendWhole(response: ServerResponse, body: string): void {
  const { socket } = response;
  socket?.cork();
  response.write(body, 'latin1');
  socket?.uncork();
  response.end();
}
