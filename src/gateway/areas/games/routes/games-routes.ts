import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GameListQuery, GameSearchQuery } from '#contracts/generated/contracts.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
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

  answerCall(app, 'GET /lgw/games/game_menus', {}, (request, reply) =>
    answer(request, reply, games.menus(siteOf(request), request.language)),
  );

  answerCall(
    app,
    'GET /wps/relay/GCSGAME_gameList',
    {
      config: firstAnswer<GameListQuery>('GameListQuery', ({ site, language }, query) =>
        games.listAtOnce(site, language, query),
      ),
    },
    (request, reply) => answer(request, reply, games.list(siteOf(request), request.language, request.query)),
  );

  answerCall(app, 'GET /wps/relay/GCSGAME_hotGamesV2', {}, (request, reply) =>
    answer(request, reply, games.hot(siteOf(request), request.language, request.query)),
  );

  answerCall(app, 'GET /wps/relay/GCSGAME_vendorLanes', {}, (request, reply) =>
    answer(request, reply, games.vendorLanes(siteOf(request), request.language)),
  );

  answerCall(
    app,
    'GET /wps/games/search',
    {
      config: firstAnswer<GameSearchQuery>('GameSearchQuery', ({ site, language }, query) =>
        games.searchAtOnce(site, language, query),
      ),
    },
    (request, reply) => answer(request, reply, games.search(siteOf(request), request.language, request.query)),
  );

  answerCall(app, 'GET /wps/relay/GCSGAME_vendorGameTypes', {}, (request, reply) =>
    answer(request, reply, games.vendorGameTypes(siteOf(request), request.language)),
  );

  answerCall(app, 'GET /wps/relay/GCSGAME_vassalGameType', {}, (request, reply) =>
    answer(request, reply, games.vassalGameType(siteOf(request), request.language, request.query.vassalage)),
  );

  answerCall(app, 'GET /wps/relay/GCSGAME_newGameVendor', {}, (request, reply) =>
    answer(request, reply, games.newGameVendors(siteOf(request), request.language)),
  );

  answerCall(app, 'GET /wps/relay/GCSGAME_popular', {}, (request, reply) =>
    answer(request, reply, games.popular(siteOf(request), request.language, request.query)),
  );
}
