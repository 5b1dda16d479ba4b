import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { SiteDirectory } from '#gateway/documents/published-site.ts';
import { requestIdOf } from '#gateway/plugins/request-ids.ts';
import { hasClearHost } from '#gateway/plugins/request-target.ts';
import { hostOf } from '#gateway/plugins/site-by-host.ts';
import type { TrustedProxies } from '#gateway/trusted-proxies.ts';
import { AnswersAtHand } from './answers-at-hand.ts';
import { AskedRequest } from './asked-request.ts';
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

/**
 * Answers from memory before the framework looks at a request: what a hundred thousand visitors ask alike, and lists and searches that are
 * made in a moment. Only what is the same for everybody who asks the same is answered here. Whatever is unusual about a request
 * leaves it to the framework, which gives the same answer in its own time; so do addresses that the server listens at beside its first.
 */
export function frontDesk(app: FastifyInstance, { sites, proxies, factor, clock, listeners }: FrontDeskParts): void {
  const atHand = new AnswersAtHand(proxies);
  const first = new FirstAnswers(app, { proxies, factor, clock });
  let isClosing = false;
  app.decorate('answersAtHand', atHand);
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  function firstAnswerTo(request: AskedRequest): FrontAnswer | undefined {
    const site = first.mayAnswer(request) ? sites.siteByHost(hostOf(request)) : undefined;
    return site && first.make(request, site);
  }

  function answer(raw: IncomingMessage, response: ServerResponse): boolean {
    if (raw.method !== 'GET' || raw.headers['if-none-match'] !== undefined || isClosing) return false;
    const startedAt = performance.now();
    const request = new AskedRequest(raw);
    if (!hasClearHost(raw, request.url)) return false;
    const found = atHand.find(raw) ?? firstAnswerTo(request);
    if (found === undefined) return false;
    const { site, route, headers, body } = found;
    const requestId = requestIdOf(raw);
    response.writeHead(200, headers.concat('x-request-id', requestId));
    sendWhole(response, body);
    const durationMs = performance.now() - startedAt;
    for (const tell of listeners)
      tell({ site, route, path: request.path, requestId, address: proxies.addressOf(raw), durationMs });
    return true;
  }

  /** A fault of the desk's own is none of the visitor's: the framework answers then, where nothing was sent yet. */
  function answerOrLeave(raw: IncomingMessage, response: ServerResponse): boolean {
    try {
      return answer(raw, response);
    } catch (error) {
      app.log.error({ err: error }, 'the desk in front of the framework failed');
      return response.headersSent;
    }
  }

  app.server.removeAllListeners('request').on('request', (raw, response) => {
    if (!answerOrLeave(raw, response)) app.routing(raw, response);
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
