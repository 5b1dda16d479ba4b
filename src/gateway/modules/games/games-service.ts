import type {
  GameListQuery,
  GameSearchQuery,
  HotGamesQuery,
  LanguageCode,
  PopularGamesQuery,
} from '#contracts/generated/contracts.ts';
import { BoundedCache } from '#gateway/bounded-cache.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { DomainError } from '#gateway/domain-error.ts';
import { type KeptAnswer, keepJson, keptSizeBytes } from '#gateway/plugins/kept-answer.ts';
import { whenReady } from '#gateway/when-ready.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { TextsBound } from './game-texts.ts';
import { presentGame, presentLanes, presentMenus } from './games-presenter.ts';
import { hotGames, listGames, popularGames } from './list-games.ts';
import { searchGames } from './search-games.ts';
import { type PictureAddresses, type Shelf, Shelves } from './shelf.ts';
import { presentNewGameVendors, presentVassalGameType, presentVendorGameTypes } from './vendors-presenter.ts';

const ANSWERS_BYTES = 32 * 1024 * 1024;
const TEXTS_BYTES = 64 * 1024 * 1024;

/** An answer, at once where everything that it is made of is in memory. */
export type Answer = KeptAnswer | Promise<KeptAnswer>;

/** The catalogue as a site offers it. Answers are kept by site, language and query until one of the sources changes. */
export function gamesService(catalogues: CatalogueStore, pictures: PictureAddresses) {
  const answers = new BoundedCache<KeptAnswer>(ANSWERS_BYTES);
  const shelves = new Shelves(pictures, new TextsBound(TEXTS_BYTES));

  function answer(
    site: PublishedSite,
    language: LanguageCode,
    call: string,
    make: (shelf: Shelf) => string | Promise<string>,
  ): Answer {
    return whenReady(catalogues.current(), (catalogue) => {
      const shelf = shelves.shelfOf(site, language, catalogue);
      const key = `${shelf.id} ${call}`;
      const known = answers.get(key);
      if (known !== undefined) return known;
      return whenReady(make(shelf), (json) => {
        const kept = keepJson(json, catalogue.version);
        answers.set(key, kept, keptSizeBytes(kept) + 2 * key.length);
        return kept;
      });
    });
  }

  return {
    /** Remembers the catalogue of now. Answers a check, which costs nothing, of whether answers are still made from it. */
    sameCatalogue(): () => boolean {
      const then = catalogues.checked();
      return () => then !== undefined && catalogues.checked() === then;
    },

    /** The menu's categories in server order. */
    menus: (site: PublishedSite, language: LanguageCode) =>
      answer(site, language, 'menus', ({ offer, presentation }) => JSON.stringify(presentMenus(offer, presentation))),

    /** The vendors of each category. */
    vendorLanes: (site: PublishedSite, language: LanguageCode) =>
      answer(site, language, 'lanes', ({ offer, presentation }) => JSON.stringify(presentLanes(offer, presentation))),

    /** Every vendor with the types that it has games of. */
    vendorGameTypes: (site: PublishedSite, language: LanguageCode) =>
      answer(site, language, 'types', ({ offer, presentation }) =>
        JSON.stringify(presentVendorGameTypes(offer, presentation)),
      ),

    /**
     * One vendor with the types that it has games of.
     * @throws DomainError invalid_request when the site offers nothing of that vendor.
     */
    vassalGameType: (site: PublishedSite, language: LanguageCode, vassalage: string) =>
      answer(site, language, `types of ${vassalage}`, ({ offer, presentation }) =>
        JSON.stringify(presentVassalGameType(offer, presentation, vassalage)),
      ),

    /** The vendors that joined the catalogue last, newest first. */
    newGameVendors: (site: PublishedSite, language: LanguageCode) =>
      answer(site, language, 'new vendors', ({ offer, presentation }) =>
        JSON.stringify(presentNewGameVendors(offer, presentation)),
      ),

    /**
     * One page of the games that match a query: in the catalogue's order, or best hit first where a name is searched.
     * @throws DomainError invalid_request when the query names another merchant than the site's, or a card that it does not have.
     */
    list(site: PublishedSite, language: LanguageCode, query: GameListQuery): Answer {
      assertOwnMerchant(site, 'merchant', query.merchant);
      return answer(site, language, keyOfList(query), (shelf) => listGames(shelf, query));
    },

    /**
     * The hot games, hottest first.
     * @throws DomainError invalid_request when the query names another merchant than the site's.
     */
    hot(site: PublishedSite, language: LanguageCode, query: HotGamesQuery): Answer {
      assertOwnMerchant(site, 'merchantCode', query.merchantCode);
      const { gameType = '', vassalage = '' } = query;
      return answer(site, language, `hot ${gameType} ${vassalage}`, (shelf) => hotGames(shelf, query));
    },

    /** The popular games: the hot ones, then the list's first. */
    popular: (site: PublishedSite, language: LanguageCode, query: PopularGamesQuery) =>
      answer(site, language, `popular ${query.gameType ?? ''} ${query.limitNum ?? ''}`, (shelf) =>
        popularGames(shelf, query),
      ),

    /** The best hits of a search among games and vendors, while it is typed. */
    search(site: PublishedSite, language: LanguageCode, query: GameSearchQuery): Answer {
      const { gameType = '', pageSize = '' } = query;
      return answer(site, language, `search ${gameType} ${pageSize} ${query.query}`, (shelf) =>
        searchGames(shelf, query),
      );
    },

    /** A game that the site offers, as the API presents it; undefined for any other. */
    async find(site: PublishedSite, language: LanguageCode, nodeId: string) {
      const { offer, presentation } = shelves.shelfOf(site, language, await catalogues.current());
      const entry = offer.byNodeId.get(nodeId);
      return entry && presentGame(entry, presentation);
    },

    /** Those of some games that the site offers, narrowed or not, in the order in which they are named. */
    async findAll(
      site: PublishedSite,
      language: LanguageCode,
      nodeIds: readonly string[],
      { gameType, vassalage }: Pick<GameListQuery, 'gameType' | 'vassalage'> = {},
    ) {
      const { offer, narrowed, presentation } = shelves.shelfOf(site, language, await catalogues.current());
      const isAll = gameType === undefined && vassalage === undefined;
      const listed = isAll ? null : new Set(narrowed.list({ gameType, vassalage }, language));
      return nodeIds.flatMap((nodeId) => {
        const entry = offer.byNodeId.get(nodeId);
        return entry && listed?.has(entry) !== false ? [presentGame(entry, presentation)] : [];
      });
    },
  };
}

export type GamesService = ReturnType<typeof gamesService>;

function assertOwnMerchant(site: PublishedSite, field: string, merchant: string | undefined): void {
  if (merchant === undefined || merchant === site.site.merchantCode) return;
  throw new DomainError('invalid_request', { fields: { [field]: 'not_allowed_value' } });
}

/** The same for every query that asks the same, whatever the order of its values; free text comes last, so that no other value can be in it. */
function keyOfList(query: GameListQuery): string {
  const { gameType = '', vassalage = '', gameClassify = '', gameName = '' } = query;
  const { nodeId = '', minBet = '', minLineNum = '', pageNo = '', pageSize = '' } = query;
  return `list ${gameType} ${vassalage} ${nodeId} ${minBet} ${minLineNum} ${pageNo} ${pageSize} ${JSON.stringify(gameClassify)} ${gameName}`;
}
