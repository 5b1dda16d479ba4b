import type { LanguageCode, SiteCurrency } from '#contracts/generated/contracts.ts';
import type { CatalogueEntry } from './catalogue/catalogue-entry.ts';
import type { OwnWords } from './catalogue/category-titles.ts';
import type { CatalogueVendorRow } from './repository/catalogue-repository.ts';

/** Settings of presenting, beside the games themselves. */
export interface GamePresentation {
  readonly language: LanguageCode;
  readonly currency: SiteCurrency;
  /** The site's own words in the language. */
  readonly words: OwnWords;
  readonly vendors: ReadonlyMap<string, CatalogueVendorRow>;
  /** Whether the game wears the hot badge on the site. */
  readonly isHot: (entry: CatalogueEntry) => boolean;
  /** The address of a game's tile picture. */
  readonly tileUrl: (vassalage: string, gameCode: string) => string;
  /** The address of a vendor's large picture in one of its categories. */
  readonly vendorPictureUrl: (gameCategory: string, vassalage: string) => string;
}
