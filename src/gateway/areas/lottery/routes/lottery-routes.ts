import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerCall } from '#gateway/http/answer-call.ts';
import { endAnswerAt } from '#gateway/http/answer-end.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { LotteryService, TimedAnswer } from '../lottery-service.ts';

export function lotteryRoutes(app: FastifyInstance, lottery: LotteryService): void {
  answerCall(app, 'GET /lgw/vn/games/game_menu', {}, async (request, reply) =>
    timed(reply, await lottery.menu(siteOf(request), request.language, request.query)),
  );

  answerCall(app, 'GET /lgw/vn/numeros/opened/game', {}, async (request, reply) =>
    timed(reply, await lottery.opened(siteOf(request), request.language, request.query)),
  );

  answerCall(app, 'GET /lotto/lgw/games/opened/numero', {}, async (request, reply) =>
    timed(reply, await lottery.recent(siteOf(request), request.language, request.query)),
  );
}

/** Notes until when the answer stays right, and gives its value. */
function timed<Value>(reply: FastifyReply, { value, validUntil }: TimedAnswer<Value>): Value {
  if (validUntil) endAnswerAt(reply, validUntil);
  return value;
}
