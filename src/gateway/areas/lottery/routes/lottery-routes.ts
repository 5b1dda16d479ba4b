import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DrawMenuQuery, DrawOpenedQuery, DrawRecentQuery } from '#contracts/generated/contracts.ts';
import { endAnswerAt } from '#gateway/http/answer-end.ts';
import { contract } from '#gateway/http/contract.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { LotteryService, TimedAnswer } from '../lottery-service.ts';

export function lotteryRoutes(app: FastifyInstance, lottery: LotteryService): void {
  app.get<{ Querystring: DrawMenuQuery }>(
    '/lgw/vn/games/game_menu',
    {
      schema: {
        tags: ['lottery'],
        summary: 'The draw games of a prize mode, with the next draw and the latest result of each',
        querystring: contract('DrawMenuQuery'),
        response: { 200: contract('DrawMenu') },
      },
    },
    async (request, reply) =>
      timed(reply, await lottery.menu(siteOf(request), request.language, request.query.prizeMode)),
  );

  app.get<{ Querystring: DrawOpenedQuery }>(
    '/lgw/vn/numeros/opened/game',
    {
      schema: {
        tags: ['lottery'],
        summary: 'The opened numbers of one draw: by its number, by its day, or the latest',
        querystring: contract('DrawOpenedQuery'),
        response: { 200: contract('DrawOpened') },
      },
    },
    async (request, reply) => timed(reply, await lottery.opened(siteOf(request), request.language, request.query)),
  );

  app.get<{ Querystring: DrawRecentQuery }>(
    '/lotto/lgw/games/opened/numero',
    {
      schema: {
        tags: ['lottery'],
        summary: 'The latest results of a game, latest first',
        querystring: contract('DrawRecentQuery'),
        response: { 200: contract('DrawRecent') },
      },
    },
    async (request, reply) => timed(reply, await lottery.recent(siteOf(request), request.language, request.query)),
  );
}

/** Notes until when the answer stays right, and gives its value. */
function timed<Value>(reply: FastifyReply, { value, validUntil }: TimedAnswer<Value>): Value {
  if (validUntil) endAnswerAt(reply, validUntil);
  return value;
}
