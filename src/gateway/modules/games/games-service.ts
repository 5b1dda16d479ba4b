import type { GameList, GameListQuery, HotGames, HotGamesQuery, LanguageCode } from '#contracts/generated/contracts.ts';
import { BoundedCache } from '#gateway/bounded-cache.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { DomainError } from '#gateway/domain-error.ts';
import { type KeptAnswer, keepAnswer, keptSizeBytes } from '#gateway/plugins/kept-answer.ts';
import type { Catalogue, CatalogueStore } from './catalogue-store.ts';
import { stakeInCurrency } from './display-factor.ts';
import { gameFilter } from './game-filter.ts';
import { type GamePresentation, presentGame, presentLanes, presentMenus } from './games-presenter.ts';
import { type SiteOffer, siteOffer } from './site-offer.ts';

const DEFAULT_PAGE_SIZE = 42;
const LARGEST_PAGE_SIZE = 100;
const ANSWERS_BYTES = 32 * 1024 * 1024;

/** Where pictures of games and vendors are. */
export interface PictureAddresses {
  tileUrl(catalogueVersion: string, vassalage: string, gameCode: string): string;
  vendorUrl(catalogueVersion: string, vassalage: string): string;
}

interface Shelf {
  readonly offer: SiteOffer;
  readonly presentation: GamePresentation;
}

/** The catalogue as a site offers it. Answers are kept by site, language and query until one of the sources changes. */
export function gamesService(catalogues: CatalogueStore, pictures: PictureAddresses) {
  const answers = new BoundedCache<KeptAnswer>(ANSWERS_BYTES);
  const offers = new WeakMap<PublishedSite, SiteOffer>();

  function offerOf(site: PublishedSite, catalogue: Catalogue): SiteOffer {
    const known = offers.get(site);
    if (known?.catalogueVersion === catalogue.version) return known;
    const offer = siteOffer(site.site, catalogue);
    offers.set(site, offer);
    return offer;
  }

  async function shelfOf(site: PublishedSite, language: LanguageCode): Promise<Shelf> {
    const catalogue = await catalogues.current();
    const presentation: GamePresentation = {
      language,
      currency: site.site.currency,
      words: site.words[language] ?? {},
      vendors: catalogue.vendors,
      tileUrl: (vassalage, gameCode) => pictures.tileUrl(catalogue.version, vassalage, gameCode),
      vendorPictureUrl: (vassalage) => pictures.vendorUrl(catalogue.version, vassalage),
    };
    return { offer: offerOf(site, catalogue), presentation };
  }

  async function answer(
    site: PublishedSite,
    language: LanguageCode,
    call: string,
    make: (shelf: Shelf) => unknown,
  ): Promise<KeptAnswer> {
    const { version } = await catalogues.current();
    const key = [site.id, site.checksum, version, language, call].join('\n');
    const known = answers.get(key);
    if (known) return known;
    const kept = keepAnswer(make(await shelfOf(site, language)));
    answers.set(key, kept, keptSizeBytes(kept) + 2 * key.length);
    return kept;
  }

  return {
    /** The menu's categories in server order. */
    menus: (site: PublishedSite, language: LanguageCode) =>
      answer(site, language, 'menus', ({ offer, presentation }) => presentMenus(offer, presentation)),

    /** The vendors of each category. */
    vendorLanes: (site: PublishedSite, language: LanguageCode) =>
      answer(site, language, 'lanes', ({ offer, presentation }) => presentLanes(offer, presentation)),

    /**
     * One page of the games that match a query, in the catalogue's order.
     * @throws DomainError invalid_request when the query names another merchant than the site's.
     */
    list: async (site: PublishedSite, language: LanguageCode, query: GameListQuery): Promise<KeptAnswer> => {
      assertOwnMerchant(site, 'merchant', query.merchant);
      return answer(site, language, `list ${canonical(query)}`, (shelf) => listGames(shelf, query));
    },

    /**
     * The hot games, hottest first.
     * @throws DomainError invalid_request when the query names another merchant than the site's.
     */
    hot: async (site: PublishedSite, language: LanguageCode, query: HotGamesQuery): Promise<KeptAnswer> => {
      assertOwnMerchant(site, 'merchantCode', query.merchantCode);
      return answer(site, language, `hot ${canonical(query)}`, (shelf) => hotGames(shelf, query));
    },

    /** A game that the site offers, as the API presents it; undefined for any other. */
    async find(site: PublishedSite, language: LanguageCode, nodeId: string) {
      const { offer, presentation } = await shelfOf(site, language);
      const entry = offer.byNodeId.get(nodeId);
      return entry && presentGame(entry, presentation);
    },
  };
}

export type GamesService = ReturnType<typeof gamesService>;

function listGames({ offer, presentation }: Shelf, query: GameListQuery): GameList {
  const { language, currency } = presentation;
  const pageSize = Math.min(Number(query.pageSize ?? DEFAULT_PAGE_SIZE), LARGEST_PAGE_SIZE);
  const pageNo = Number(query.pageNo ?? 1);
  const listed = query.gameType === undefined ? offer.games : offer.listedUnder(query.gameType, presentation.language);
  const found = listed.filter(
    gameFilter(query, language, (entry) => stakeInCurrency(entry.minBetHundredths, currency)),
  );
  const shown = found.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return {
    games: shown.map((entry) => presentGame(entry, presentation)),
    totalPages: Math.ceil(found.length / pageSize),
    totalCount: found.length,
  };
}

function hotGames({ offer, presentation }: Shelf, query: HotGamesQuery): HotGames {
  const listed = query.gameType === undefined ? offer.games : offer.listedUnder(query.gameType, presentation.language);
  const hot = listed
    .filter((entry) => entry.isHot === 1 && (query.vassalage === undefined || entry.vassalage === query.vassalage))
    .sort((one, other) => (one.hotRank ?? Number.MAX_SAFE_INTEGER) - (other.hotRank ?? Number.MAX_SAFE_INTEGER));
  return { list: hot.map((entry) => presentGame(entry, presentation)) };
}

function assertOwnMerchant(site: PublishedSite, field: string, merchant: string | undefined): void {
  if (merchant === undefined || merchant === site.site.merchantCode) return;
  throw new DomainError('invalid_request', { fields: { [field]: 'not_allowed_value' } });
}

/** The same query in whatever order its values came. The language is part of the key already. */
function canonical(query: object): string {
  return JSON.stringify(
    Object.entries(query)
      .filter(([name]) => name !== 'language')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
