import type { FastifyInstance } from 'fastify';
import type {
  Done,
  Favourite,
  FavouriteIds,
  FavouriteList,
  FavouriteListQuery,
  LanguageQuery,
} from '#contracts/generated/contracts.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { contract } from '#gateway/http/contract.ts';
import { noStore } from '#gateway/http/no-store.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { FavouritesService } from '../favourites-service.ts';

/** The games that a member keeps at hand (specification, section 7, "Games"). */
export function favouritesRoutes(app: FastifyInstance, favourites: FavouritesService): void {
  const ofMember = { config: { access: 'member' as const }, onRequest: noStore };
  const described = <Answer extends 'Done' | 'FavouriteIds' | 'FavouriteList'>(summary: string, answer: Answer) => ({
    tags: ['games'],
    summary,
    response: { 200: contract(answer) },
  });

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/relay/MCSFE_favoriteIds',
    {
      ...ofMember,
      schema: { ...described('The ids of the favourites', 'FavouriteIds'), querystring: contract('LanguageQuery') },
    },
    (request): Promise<FavouriteIds> => favourites.ids(siteOf(request), sessionOf(request).memberId),
  );

  app.get<{ Querystring: FavouriteListQuery }>(
    '/wps/relay/MCSFE_favoriteList',
    {
      ...ofMember,
      schema: {
        ...described('One page of the favourites, the latest first', 'FavouriteList'),
        querystring: contract('FavouriteListQuery'),
      },
    },
    (request): Promise<FavouriteList> =>
      favourites.list(siteOf(request), sessionOf(request).memberId, request.language, request.query),
  );

  app.post<{ Body: Favourite }>(
    '/wps/relay/MCSFE_addFavorite',
    { ...ofMember, schema: { ...described('Keep a game at hand', 'Done'), body: contract('Favourite') } },
    async (request): Promise<Done> => {
      await favourites.add(siteOf(request), sessionOf(request).memberId, request.language, request.body);
      return { done: true };
    },
  );

  app.delete<{ Body: Favourite }>(
    '/wps/relay/MCSFE_removeFavorite',
    { ...ofMember, schema: { ...described('Let go of a game', 'Done'), body: contract('Favourite') } },
    async (request): Promise<Done> => {
      await favourites.remove(siteOf(request), sessionOf(request).memberId, request.body);
      return { done: true };
    },
  );
}
