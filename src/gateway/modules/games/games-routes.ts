import type { FastifyInstance } from 'fastify';
import type { GameListQuery, HotGamesQuery, LanguageQuery } from '#contracts/generated/contracts.ts';
import { contract } from '#gateway/contract.ts';
import { sendKept } from '#gateway/plugins/kept-answer.ts';
import { siteOf } from '#gateway/plugins/site-by-host.ts';
import type { GamesService } from './games-service.ts';

export function gamesRoutes(app: FastifyInstance, games: GamesService): void {
  app.get<{ Querystring: LanguageQuery }>(
    '/lgw/games/game_menus',
    {
      schema: {
        tags: ['games'],
        summary: 'The categories of the game menu, in order',
        querystring: contract('LanguageQuery'),
        response: { 200: contract('GameMenus') },
      },
    },
    async (request, reply) => sendKept(request, reply, await games.menus(siteOf(request), request.language)),
  );

  app.get<{ Querystring: GameListQuery }>(
    '/wps/relay/GCSGAME_gameList',
    {
      schema: {
        tags: ['games'],
        summary: 'One page of the games that match a query',
        querystring: contract('GameListQuery'),
        response: { 200: contract('GameList') },
      },
    },
    async (request, reply) =>
      sendKept(request, reply, await games.list(siteOf(request), request.language, request.query)),
  );

  app.get<{ Querystring: HotGamesQuery }>(
    '/wps/relay/GCSGAME_hotGamesV2',
    {
      schema: {
        tags: ['games'],
        summary: 'The hot games, hottest first',
        querystring: contract('HotGamesQuery'),
        response: { 200: contract('HotGames') },
      },
    },
    async (request, reply) =>
      sendKept(request, reply, await games.hot(siteOf(request), request.language, request.query)),
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/relay/GCSGAME_vendorLanes',
    {
      schema: {
        tags: ['games'],
        summary: 'The vendors of each category',
        querystring: contract('LanguageQuery'),
        response: { 200: contract('VendorLanes') },
      },
    },
    async (request, reply) => sendKept(request, reply, await games.vendorLanes(siteOf(request), request.language)),
  );
}
