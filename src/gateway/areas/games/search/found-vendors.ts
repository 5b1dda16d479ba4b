import type { FoundVendor, GameType } from '#contracts/generated/contracts.ts';
import { byteText } from '#gateway/kit/kept-answer.ts';
import type { NarrowedGames } from '../catalogue/narrowed-games.ts';
import type { SiteOffer } from '../catalogue/site-offer.ts';
import { vendorNameIn } from '../catalogue/vendor-names.ts';
import type { GamePresentation } from '../game-presentation.ts';
import { foldWithOrigins } from './fold-text.ts';
import type { Highlighter } from './highlights.ts';
import type { IndexedVendor } from './indexed-vendors.ts';

const MOST_VENDORS = 4;

interface Meant {
  readonly highlighter: Highlighter;
  readonly gameType: string | undefined;
}

type Place = Pick<FoundVendor, 'gameType' | 'gameCount'>;

/** The vendors of a site that a search means. */
export class FoundVendors {
  /** The game type in which each vendor has most games, by its code and the requested category; null for none. */
  private readonly places = new Map<string, Place | null>();

  constructor(
    private readonly offer: SiteOffer,
    private readonly narrowed: NarrowedGames,
    private readonly presentation: GamePresentation,
  ) {}

  /** Those of some vendors that the site offers, in its order, as the bytes of JSON. */
  of(meant: readonly IndexedVendor[], { highlighter, gameType }: Meant): string {
    if (meant.length === 0) return '[]';
    const { vendors, language } = this.presentation;
    const codes = new Set(meant.map(({ vassalage }) => vassalage));
    const found: FoundVendor[] = [];
    for (const vassalage of this.offer.vendors) {
      if (found.length === MOST_VENDORS) break;
      const place = codes.has(vassalage) ? this.place(vassalage, gameType) : null;
      if (place === null) continue;
      const displayName = vendorNameIn(vendors, vassalage, language);
      found.push({ vassalage, displayName, ...place, matches: highlighter.in(foldWithOrigins(displayName)) });
    }
    return byteText(JSON.stringify(found));
  }

  /** The category in which a vendor has most games, or the one that was asked for where that is one. */
  private place(vassalage: string, asked: string | undefined): Place | null {
    const isCategory = asked !== undefined && this.offer.categories.includes(asked);
    const key = isCategory ? `${vassalage} ${asked}` : vassalage;
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const place = this.fullest(vassalage, isCategory ? [asked] : this.offer.categories);
    this.places.set(key, place);
    return place;
  }

  private fullest(vassalage: string, categories: readonly string[]): Place | null {
    let fullest: Place | null = null;
    for (const category of categories) {
      const gameType = category as GameType;
      const gameCount = this.narrowed.list({ gameType, vassalage }, this.presentation.language).length;
      if (gameCount > (fullest?.gameCount ?? 0)) fullest = { gameType, gameCount };
    }
    return fullest;
  }
}
