import { sportsTileOf } from '#catalogue/sports-books.ts';
import { tableGameOf } from '#catalogue/table-games.ts';
import type {
  GameListQuery,
  GameSearchQuery,
  GameType,
  HotGamesQuery,
  LanguageCode,
  PopularGamesQuery,
} from '#contracts/generated/contracts.ts';
import { BoundedCache } from '#gateway/kit/bounded-cache.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import {
  byteText,
  type KeptAnswer,
  keepJson,
  keptSizeBytes,
  type TextAnswer,
  textAnswer,
} from '#gateway/kit/kept-answer.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { whenReady } from '#gateway/kit/when-ready.ts';
import { type CatalogueStore, codeKey } from './catalogue/catalogue-store.ts';
import { firstStartable } from './catalogue/first-startable.ts';
import { TextsBound } from './catalogue/game-texts.ts';
import { type PictureAddresses, type Shelf, Shelves } from './catalogue/shelf.ts';
import { vendorNameIn } from './catalogue/vendor-names.ts';
import { presentCategory, presentGame, presentLanes, presentMenus } from './games-presenter.ts';
import { hotGames, listGames, popularGames } from './list-games.ts';
import type { PlayMeasuresStore } from './measures/play-measures-store.ts';
import { searchGames } from './search/search-games.ts';
import { presentNewGameVendors, presentVassalGameType, presentVendorGameTypes } from './vendors-presenter.ts';

const ANSWERS_BYTES = 32 * 1024 * 1024;
const TEXTS_BYTES = 64 * 1024 * 1024;

/** An answer, at once where everything that it is made of is in memory. */
export type Answer = KeptAnswer | Promise<KeptAnswer>;

/** A game by the codes of its vendor and within it. */
export interface VendorGame {
  readonly vassalage: string;
  readonly gameCode: string;
}

/** The catalogue as a site offers it. Answers are kept by site, language and query until one of the sources changes. */
export function gamesService(
  { catalogues, measures }: { readonly catalogues: CatalogueStore; readonly measures: PlayMeasuresStore },
  pictures: PictureAddresses,
) {
  const answers = new BoundedCache<KeptAnswer>(ANSWERS_BYTES);
  const shelves = new Shelves(pictures, new TextsBound(TEXTS_BYTES));

  /** The shelf of now: at once while catalogue and measures were checked lately. */
  function shelfOf(site: PublishedSite, language: LanguageCode): Shelf | Promise<Shelf> {
    return whenReady(catalogues.current(), (catalogue) =>
      whenReady(measures.current(site.id), (measured) =>
        shelves.shelfOf(site, language, { catalogue, measures: measured }),
      ),
    );
  }

  function answer(
    site: PublishedSite,
    language: LanguageCode,
    call: string,
    make: (shelf: Shelf) => string | Promise<string>,
  ): Answer {
    return whenReady(shelfOf(site, language), (shelf) => {
      const key = `${shelf.id} ${call}`;
      const known = answers.get(key);
      if (known !== undefined) return known;
      return whenReady(make(shelf), (json) => {
        const kept = keepJson(json, shelf.source);
        answers.set(key, kept, keptSizeBytes(kept) + 2 * key.length);
        return kept;
      });
    });
  }

  /** An answer that is made and not kept; undefined where something has to be waited for. */
  function atOnce(
    site: PublishedSite,
    language: LanguageCode,
    make: (shelf: Shelf) => string | Promise<string>,
  ): TextAnswer | undefined {
    const catalogue = catalogues.checked();
    const measured = measures.checked(site.id);
    if (catalogue === undefined || measured === undefined) return undefined;
    const shelf = shelves.shelfOf(site, language, { catalogue, measures: measured });
    const json = make(shelf);
    if (typeof json === 'string') return textAnswer(json, shelf.source);
    // Ignored here: the callers that wait for the same result report its failure.
    json.catch(() => undefined);
    return undefined;
  }

  /** Those of some games that the site offers, narrowed or not, in the order in which they are named. */
  async function findAll(
    site: PublishedSite,
    language: LanguageCode,
    nodeIds: readonly string[],
    { gameType, vassalage }: Pick<GameListQuery, 'gameType' | 'vassalage'> = {},
  ) {
    const { offer, narrowed, ranked, presentation } = await shelfOf(site, language);
    const isAll = gameType === undefined && vassalage === undefined;
    const listed = isAll ? null : new Set(narrowed.list({ gameType, vassalage }, language));
    return nodeIds.flatMap((nodeId) => {
      const entry = offer.byNodeId.get(nodeId);
      return entry && listed?.has(ranked.documentOf.get(entry) ?? -1) !== false
        ? [presentGame(entry, presentation)]
        : [];
    });
  }

  return {
    /**
     * Remembers the catalogue and the site's measures of now. Answers a check of whether answers are still made from
     * them.
     */
    sameSources(siteId: string): () => boolean {
      const catalogue = catalogues.checked();
      const measured = measures.held(siteId);
      return () => catalogue !== undefined && catalogues.checked() === catalogue && measures.held(siteId) === measured;
    },

    /** Names the catalogue and the measures that pages of a site are made from now. */
    contentVersion: (siteId: string): string | Promise<string> =>
      whenReady(catalogues.current(), (catalogue) =>
        whenReady(measures.current(siteId), (measured) => `${catalogue.version} ${measured.version}`),
      ),

    /** The menu's categories in server order. */
    menus: (site: PublishedSite, language: LanguageCode) =>
      answer(site, language, 'menus', ({ offer, presentation }) => jsonBytes(presentMenus(offer, presentation))),

    /** The vendors of each category. */
    vendorLanes: (site: PublishedSite, language: LanguageCode) =>
      answer(site, language, 'lanes', ({ offer, presentation }) => jsonBytes(presentLanes(offer, presentation))),

    /** Every vendor with the types that it has games of. */
    vendorGameTypes: (site: PublishedSite, language: LanguageCode) =>
      answer(site, language, 'types', ({ offer, presentation }) =>
        jsonBytes(presentVendorGameTypes(offer, presentation)),
      ),

    /**
     * One vendor with the types that it has games of.
     * @throws DomainError invalid_request when the site offers nothing of that vendor.
     */
    vassalGameType: (site: PublishedSite, language: LanguageCode, vassalage: string) =>
      answer(site, language, `types of ${vassalage}`, ({ offer, presentation }) =>
        jsonBytes(presentVassalGameType(offer, presentation, vassalage)),
      ),

    /** The vendors that came last, or that brought a game last, newest first. */
    newGameVendors: (site: PublishedSite, language: LanguageCode) =>
      answer(site, language, 'new vendors', ({ offer, presentation, measures: measured }) =>
        jsonBytes(presentNewGameVendors(offer, presentation, measured)),
      ),

    /**
     * One page of the games that match a query: in the catalogue's order, or best hit first where a name is searched.
     * @throws DomainError invalid_request when the query names another merchant than the site's, or a card that it does
     *   not have.
     */
    list(site: PublishedSite, language: LanguageCode, query: GameListQuery): Answer {
      assertOwnMerchant(site, 'merchant', query.merchant);
      return answer(site, language, keyOfList(query), (shelf) => listGames(shelf, query));
    },

    /** The same at once, not kept. */
    listAtOnce(site: PublishedSite, language: LanguageCode, query: GameListQuery): TextAnswer | undefined {
      assertOwnMerchant(site, 'merchant', query.merchant);
      return atOnce(site, language, (shelf) => listGames(shelf, query));
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

    /** The popular games: the most played, then the hot ones, then the list's first. */
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

    /** The same at once, not kept. */
    searchAtOnce: (site: PublishedSite, language: LanguageCode, query: GameSearchQuery) =>
      atOnce(site, language, (shelf) => searchGames(shelf, query)),

    /** A game that the site offers, as the API presents it; undefined for any other. */
    async find(site: PublishedSite, language: LanguageCode, nodeId: string) {
      const { offer, presentation } = await shelfOf(site, language);
      const entry = offer.byNodeId.get(nodeId);
      return entry && presentGame(entry, presentation);
    },

    /**
     * A game that the site offers and that is started by itself, by its vendor's own code; without a code the vendor's
     * first, where its games are no slots. Undefined where there is none.
     */
    async findStartable(
      site: PublishedSite,
      language: LanguageCode,
      { vassalage, gameCode }: { readonly vassalage: string; readonly gameCode: string | undefined },
    ) {
      const { catalogue, offer, presentation } = await shelfOf(site, language);
      const entry =
        gameCode === undefined
          ? firstStartable(offer.games.filter((game) => game.vassalage === vassalage && game.isGame === 'GAME'))
          : catalogue.byCode.get(codeKey(vassalage, gameCode));
      if (entry?.isGame !== 'GAME' || !offer.byNodeId.has(entry.nodeId)) return undefined;
      const { gameType, gameCategory } = entry;
      return { game: presentGame(entry, presentation), gameType, gameCategory };
    },

    /** The vendors whose games the arcade has, each with the codes of those that are not known by their type. */
    async arcadeVendors(site: PublishedSite): Promise<ReadonlyMap<string, readonly string[]>> {
      const { offer } = await shelfOf(site, site.site.languages.default);
      const codes = new Map<string, string[]>();
      for (const game of offer.games) {
        const isTable = tableGameOf(game) !== undefined || sportsTileOf(game) !== undefined;
        if (!isTable && game.gameType !== 'RNG' && game.gameType !== 'FISH') continue;
        const known = codes.get(game.vassalage) ?? [];
        codes.set(game.vassalage, isTable ? [...known, game.gameCode] : known);
      }
      return new Map([...codes].map(([vendor, games]) => [vendor, games.sort()]));
    },

    /** Display names of vendors, in the order in which they are named. */
    async vendorNames(site: PublishedSite, language: LanguageCode, vassalages: readonly string[]) {
      const { presentation } = await shelfOf(site, language);
      return vassalages.map((vassalage) => vendorNameIn(presentation.vendors, vassalage, language));
    },

    /** Names and pictures of games, also of those that the site no longer offers; undefined for an unknown game. */
    async describe(site: PublishedSite, language: LanguageCode, played: readonly VendorGame[]) {
      const { catalogue, presentation } = await shelfOf(site, language);
      return played.map(({ vassalage, gameCode }) => {
        const entry = catalogue.byCode.get(codeKey(vassalage, gameCode));
        return entry && presentGame(entry, presentation);
      });
    },

    /** The categories that games are listed in; undefined for an unknown game. */
    async categoriesOf(site: PublishedSite, language: LanguageCode, played: readonly VendorGame[]) {
      const { catalogue, presentation } = await shelfOf(site, language);
      return played.map(({ vassalage, gameCode }) =>
        presentCategory(catalogue.byCode.get(codeKey(vassalage, gameCode))?.gameCategory, presentation),
      );
    },

    /** Titles and icons of categories; undefined for an unknown one. */
    async describeTypes(site: PublishedSite, language: LanguageCode, types: readonly GameType[]) {
      const { presentation } = await shelfOf(site, language);
      return types.map((type) => presentCategory(type, presentation));
    },

    /** The categories of all games, also of those that no site offers; undefined for an unknown one. */
    async gameTypes() {
      const { byCode } = await catalogues.current();
      return ({ vassalage, gameCode }: VendorGame) =>
        byCode.get(codeKey(vassalage, gameCode))?.gameCategory as GameType | undefined;
    },

    findAll,

    /** The same by the vendors' own codes. */
    async findPlayed(
      site: PublishedSite,
      language: LanguageCode,
      played: readonly VendorGame[],
      narrowing: Pick<GameListQuery, 'gameType' | 'vassalage'> = {},
    ) {
      const { byCode } = await catalogues.current();
      const nodeIds = played.flatMap(
        ({ vassalage, gameCode }) => byCode.get(codeKey(vassalage, gameCode))?.nodeId ?? [],
      );
      return findAll(site, language, nodeIds, narrowing);
    },
  };
}

export type GamesService = ReturnType<typeof gamesService>;

function assertOwnMerchant(site: PublishedSite, field: string, merchant: string | undefined): void {
  if (merchant === undefined || merchant === site.site.merchantCode) return;
  throw new DomainError('invalid_request', { fields: { [field]: 'not_allowed_value' } });
}

function jsonBytes(value: unknown): string {
  return byteText(JSON.stringify(value));
}

/**
 * The same for every query that asks the same, whatever the order of its values; free text comes last, so that no other
 * value can be in it.
 */
function keyOfList(query: GameListQuery): string {
  const { gameType = '', vassalage = '', gameClassify = '', gameName = '' } = query;
  const { nodeId = '', minBet = '', minLineNum = '', pageNo = '', pageSize = '' } = query;
  return `list ${gameType} ${vassalage} ${nodeId} ${minBet} ${minLineNum} ${pageNo} ${pageSize} ${JSON.stringify(gameClassify)} ${gameName}`;
}
