import type {
  Favourite,
  FavouriteIds,
  FavouriteList,
  FavouriteListQuery,
  Game,
  GameListQuery,
  LanguageCode,
} from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { deleteFavourite, favouriteIds, insertFavourite, lockFavourites } from './repository/favourite-repository.ts';

/** As many as the home page asks for in one go (specification, section 4, "Home after login"). */
const MOST_FAVOURITES = 999;
const DEFAULT_PAGE_SIZE = 42;

/** Lookups in the games that favourites need. */
export interface GamesAtHand {
  findAll(
    site: PublishedSite,
    language: LanguageCode,
    nodeIds: readonly string[],
    narrowing?: Pick<GameListQuery, 'gameType' | 'vassalage'>,
  ): Promise<readonly Game[]>;
}

interface FavouritesParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly games: GamesAtHand;
  readonly clock: () => Date;
}

/** The games that members keep at hand (specification, section 3, "Favourites"). */
export function favouritesService({ database, games, clock }: FavouritesParts) {
  const idsOf = (siteId: string, memberId: string) =>
    database.forSite(siteId, (tx) => favouriteIds(tx, siteId, memberId));

  return {
    /** All of them that the site offers now, by their ids. */
    async ids(site: PublishedSite, memberId: string): Promise<FavouriteIds> {
      const kept = await idsOf(site.id, memberId);
      const offered = await games.findAll(site, site.site.languages.default, kept);
      return { ids: offered.map(({ nodeId }) => nodeId) };
    },

    /** One page of them, the latest first. */
    async list(
      site: PublishedSite,
      memberId: string,
      language: LanguageCode,
      query: FavouriteListQuery,
    ): Promise<FavouriteList> {
      const { gameType, vassalage } = query;
      const narrowing = { ...(gameType && { gameType }), ...(vassalage && { vassalage }) };
      const found = await games.findAll(site, language, await idsOf(site.id, memberId), narrowing);
      const pageNum = Number(query.pageNo ?? 1);
      const pageSize = Math.min(Number(query.pageSize ?? DEFAULT_PAGE_SIZE), MOST_FAVOURITES);
      return {
        content: found.slice((pageNum - 1) * pageSize, pageNum * pageSize),
        pageNum,
        totalPages: Math.ceil(found.length / pageSize),
        totalCount: found.length,
      };
    },

    /**
     * Keeps a game at hand; one that is there already stays as it is.
     * @throws DomainError invalid_request where the site has no such game, or not of that vendor and type;
     *   limit_reached.
     */
    async add(site: PublishedSite, memberId: string, language: LanguageCode, favourite: Favourite): Promise<void> {
      // Some types are filed otherwise in some languages.
      const [game] = await games.findAll(site, language, [favourite.nodeId]);
      if (game?.isGame !== 'GAME')
        throw new DomainError('invalid_request', { fields: { nodeId: 'not_allowed_value' } });
      if (game.vassalage !== favourite.vendor)
        throw new DomainError('invalid_request', { fields: { vendor: 'not_allowed_value' } });
      if (game.gameType !== favourite.gameType)
        throw new DomainError('invalid_request', { fields: { gameType: 'not_allowed_value' } });
      await database.forSite(site.id, async (tx) => {
        await lockFavourites(tx, site.id, memberId);
        const kept = await favouriteIds(tx, site.id, memberId);
        if (kept.includes(game.nodeId)) return;
        if (kept.length >= MOST_FAVOURITES) throw new DomainError('limit_reached');
        await insertFavourite(tx, site.id, { memberId, nodeId: game.nodeId, now: clock() });
      });
    },

    /** Lets go of a game, also of one that the site no longer offers; one that is not there is no fault. */
    async remove(site: PublishedSite, memberId: string, { nodeId }: Favourite): Promise<void> {
      await database.forSite(site.id, (tx) => deleteFavourite(tx, site.id, { memberId, nodeId }));
    },
  };
}

export type FavouritesService = ReturnType<typeof favouritesService>;
