import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  GameListQuery,
  GameSearchQuery,
  HotGamesQuery,
  LanguageQuery,
  PopularGamesQuery,
  VassalGameTypeQuery,
} from '#contracts/generated/contracts.ts';
import { contract } from '#gateway/http/contract.ts';
import { firstAnswer } from '#gateway/http/early-answers/first-answers.ts';
import { sendKept } from '#gateway/http/kept-answer.ts';
import { hostOf, siteOf } from '#gateway/http/site-by-host.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { whenReady } from '#gateway/kit/when-ready.ts';
import type { Answer, GamesService } from '../games-service.ts';

export function gamesRoutes(app: FastifyInstance, games: GamesService, sites: Pick<SiteDirectory, 'siteByHost'>): void {
  /** No async function: an answer from memory is sent within the call. */
  function answer(request: FastifyRequest, reply: FastifyReply, kept: Answer) {
    const site = siteOf(request);
    const isSameSources = games.sameSources(site.id);
    const host = hostOf(request);
    const isCurrent = (): boolean => sites.siteByHost(host) === site && isSameSources();
    return whenReady(kept, (ready) => sendKept(request, reply, ready, isCurrent));
  }

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
    (request, reply) => answer(request, reply, games.menus(siteOf(request), request.language)),
  );

  app.get<{ Querystring: GameListQuery }>(
    '/wps/relay/GCSGAME_gameList',
    {
      config: firstAnswer<GameListQuery>('GameListQuery', ({ site, language }, query) =>
        games.listAtOnce(site, language, query),
      ),
      schema: {
        tags: ['games'],
        summary: 'One page of the games that match a query',
        querystring: contract('GameListQuery'),
        response: { 200: contract('GameList') },
      },
    },
    (request, reply) => answer(request, reply, games.list(siteOf(request), request.language, request.query)),
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
    (request, reply) => answer(request, reply, games.hot(siteOf(request), request.language, request.query)),
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
    (request, reply) => answer(request, reply, games.vendorLanes(siteOf(request), request.language)),
  );

  app.get<{ Querystring: GameSearchQuery }>(
    '/wps/games/search',
    {
      config: firstAnswer<GameSearchQuery>('GameSearchQuery', ({ site, language }, query) =>
        games.searchAtOnce(site, language, query),
      ),
      schema: {
        tags: ['games'],
        summary: 'Games and vendors whose names have what is typed',
        querystring: contract('GameSearchQuery'),
        response: { 200: contract('GameSearch') },
      },
    },
    (request, reply) => answer(request, reply, games.search(siteOf(request), request.language, request.query)),
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/relay/GCSGAME_vendorGameTypes',
    {
      schema: {
        tags: ['games'],
        summary: 'Every vendor with the types of its games',
        querystring: contract('LanguageQuery'),
        response: { 200: contract('VendorGameTypes') },
      },
    },
    (request, reply) => answer(request, reply, games.vendorGameTypes(siteOf(request), request.language)),
  );

  app.get<{ Querystring: VassalGameTypeQuery }>(
    '/wps/relay/GCSGAME_vassalGameType',
    {
      schema: {
        tags: ['games'],
        summary: 'One vendor with the types of its games',
        querystring: contract('VassalGameTypeQuery'),
        response: { 200: contract('VendorTypes') },
      },
    },
    (request, reply) =>
      answer(request, reply, games.vassalGameType(siteOf(request), request.language, request.query.vassalage)),
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/relay/GCSGAME_newGameVendor',
    {
      schema: {
        tags: ['games'],
        summary: 'The vendors that came last, or that brought a game last',
        querystring: contract('LanguageQuery'),
        response: { 200: contract('NewGameVendors') },
      },
    },
    (request, reply) => answer(request, reply, games.newGameVendors(siteOf(request), request.language)),
  );

  app.get<{ Querystring: PopularGamesQuery }>(
    '/wps/relay/GCSGAME_popular',
    {
      schema: {
        tags: ['games'],
        summary: 'The popular games, of one type or of all',
        querystring: contract('PopularGamesQuery'),
        response: { 200: contract('PopularGames') },
      },
    },
    (request, reply) => answer(request, reply, games.popular(siteOf(request), request.language, request.query)),
  );
}
