import type { FastifyInstance } from 'fastify';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { noStore } from '#gateway/http/no-store.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { FavouritesService } from '../favourites-service.ts';

/** The games that a member keeps at hand (specification, section 7, "Games"). */
export function favouritesRoutes(app: FastifyInstance, favourites: FavouritesService): void {
  const ofMember = { config: { access: 'member' as const }, onRequest: noStore };

  answerCall(app, 'GET /wps/relay/MCSFE_favoriteIds', ofMember, (request) =>
    favourites.ids(siteOf(request), sessionOf(request).memberId),
  );

  answerCall(app, 'GET /wps/relay/MCSFE_favoriteList', ofMember, (request) =>
    favourites.list(siteOf(request), sessionOf(request).memberId, request.language, request.query),
  );

  answerCall(app, 'POST /wps/relay/MCSFE_addFavorite', ofMember, async (request) => {
    await favourites.add(siteOf(request), sessionOf(request).memberId, request.language, request.body);
    return { done: true };
  });

  answerCall(app, 'DELETE /wps/relay/MCSFE_removeFavorite', ofMember, async (request) => {
    await favourites.remove(siteOf(request), sessionOf(request).memberId, request.body);
    return { done: true };
  });
}
