import { createHash } from 'node:crypto';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { inLanguage } from '#contracts/languages.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { GamePresentation } from '../game-presentation.ts';
import type { PlayMeasures } from '../measures/play-measures.ts';
import { FoundVendors } from '../search/found-vendors.ts';
import { type RankedCatalogue, rankedCatalogue } from '../search/name-indexes.ts';
import { BUILD_NAME } from './build-name.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { Catalogue } from './catalogue-store.ts';
import { CategoryCounts } from './category-counts.ts';
import { GameTexts, type TextsBound } from './game-texts.ts';
import { rankHotGames } from './hot-ranks.ts';
import { NarrowedGames } from './narrowed-games.ts';
import { type SiteOffer, siteOffer } from './site-offer.ts';

/** Addresses of the pictures of games and vendors. */
export interface PictureAddresses {
  tileUrl(catalogueVersion: string, vassalage: string, gameCode: string): string;
  vendorUrl(catalogueVersion: string, gameCategory: string, vassalage: string): string;
}

/** A version of the catalogue as one revision of a site offers it in a language. */
export interface Shelf {
  /** Names the shelf in keys of answers: no two shelves have the same. */
  readonly id: string;
  /** Names all that answers from the shelf are made of, in every gateway of the same build. */
  readonly source: string;
  readonly catalogue: Catalogue;
  readonly ranked: RankedCatalogue;
  readonly offer: SiteOffer;
  readonly narrowed: NarrowedGames;
  readonly measures: PlayMeasures;
  /** Hottest first. */
  readonly hot: readonly CatalogueEntry[];
  readonly presentation: GamePresentation;
  readonly texts: GameTexts;
  readonly categoryCounts: CategoryCounts;
  readonly foundVendors: FoundVendors;
}

/** The inputs of a site's shelves beside its documents. */
export type ShelfSources = Pick<Shelf, 'catalogue' | 'measures'>;

interface SiteShelves extends Pick<Shelf, 'catalogue' | 'ranked' | 'offer' | 'narrowed' | 'measures' | 'hot'> {
  readonly byLanguage: Map<LanguageCode, Shelf>;
}

/** The shelves of every site: each made when it is first asked for, and let go with its revision or its catalogue. */
export class Shelves {
  private readonly ofSite = new WeakMap<PublishedSite, SiteShelves>();
  private lastId = 0;

  constructor(
    private readonly pictures: PictureAddresses,
    private readonly textsBound: TextsBound,
  ) {}

  shelfOf(site: PublishedSite, language: LanguageCode, { catalogue, measures }: ShelfSources): Shelf {
    const shelves = this.shelvesOf(site, { catalogue, measures });
    const known = shelves.byLanguage.get(language);
    if (known !== undefined) return known;
    const { ranked, offer, narrowed, hot } = shelves;
    const hotGames = new Set(hot);
    const presentation: GamePresentation = {
      language,
      currency: site.site.currency,
      words: inLanguage(site.words, language) ?? {},
      vendors: catalogue.vendors,
      isHot: (entry) => hotGames.has(entry),
      tileUrl: (vassalage, gameCode) => this.pictures.tileUrl(catalogue.version, vassalage, gameCode),
      vendorPictureUrl: (gameCategory, vassalage) =>
        this.pictures.vendorUrl(catalogue.version, gameCategory, vassalage),
    };
    this.lastId += 1;
    const texts = new GameTexts(ranked.entries, presentation, this.textsBound);
    const shelf: Shelf = {
      id: String(this.lastId),
      source: sourceOf(site, language, { catalogue, measures }),
      catalogue,
      ranked,
      offer,
      narrowed,
      measures,
      hot,
      presentation,
      texts,
      categoryCounts: new CategoryCounts(offer.categories, ranked.entries.length, narrowed, language),
      foundVendors: new FoundVendors(offer, narrowed, presentation),
    };
    shelves.byLanguage.set(language, shelf);
    return shelf;
  }

  private shelvesOf(site: PublishedSite, { catalogue, measures }: ShelfSources): SiteShelves {
    const known = this.ofSite.get(site);
    const isSameCatalogue = known?.catalogue === catalogue;
    if (isSameCatalogue && known.measures === measures) return known;
    // Other measures change the order of hot games alone: what is made of the catalogue stays.
    const { offer, ranked, narrowed } = isSameCatalogue ? known : shelvesOfCatalogue(site, catalogue);
    const hot = rankHotGames(offer, measures);
    const made: SiteShelves = { catalogue, ranked, offer, narrowed, measures, hot, byLanguage: new Map() };
    this.ofSite.set(site, made);
    return made;
  }
}

function shelvesOfCatalogue(site: PublishedSite, catalogue: Catalogue) {
  const offer = siteOffer(site.site, catalogue);
  const ranked = rankedCatalogue(catalogue);
  return { offer, ranked, narrowed: new NarrowedGames(offer, ranked, site.site.currency) };
}

function sourceOf(site: PublishedSite, language: LanguageCode, { catalogue, measures }: ShelfSources): string {
  const parts = [BUILD_NAME, site.checksum, language, catalogue.version, measures.version];
  return createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 22);
}
