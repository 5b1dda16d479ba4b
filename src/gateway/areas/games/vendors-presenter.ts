import type {
  GameType,
  ListedGameType,
  NewGameVendors,
  VendorCard,
  VendorGameTypes,
  VendorTypes,
} from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { type CatalogueEntry, typeIn } from './catalogue/catalogue-entry.ts';
import { countsBy } from './catalogue/counts-by.ts';
import type { SiteOffer } from './catalogue/site-offer.ts';
import { vendorNameIn, wordmarkIn } from './catalogue/vendor-names.ts';
import type { GamePresentation } from './game-presentation.ts';
import type { PlayMeasures } from './measures/play-measures.ts';

/** How many vendors count as new. */
const NEW_VENDORS = 8;

/** A vendor as a card in one of its categories (specification, section 3, "Vendor"). */
export function presentVendorCard(
  { vassalage, gameCategory, gameCount }: Pick<VendorCard, 'vassalage' | 'gameCategory' | 'gameCount'>,
  { vendors, language, vendorPictureUrl }: GamePresentation,
): VendorCard {
  return {
    vassalage,
    displayName: vendorNameIn(vendors, vassalage, language),
    wordmark: wordmarkIn(vendors, vassalage, language),
    lagerIcon: vendorPictureUrl(gameCategory, vassalage),
    gameType: gameCategory,
    gameCategory,
    gameCount,
  };
}

/** Every vendor of the site with the types that it has games of: what a vendor menu can be narrowed to. */
export function presentVendorGameTypes(offer: SiteOffer, presentation: GamePresentation): VendorGameTypes {
  const byVendor = gamesByVendor(offer);
  const vendors = offer.vendors.flatMap((vassalage) => {
    const games = byVendor.get(vassalage);
    return games === undefined ? [] : [presentVendorTypes(vassalage, games, presentation)];
  });
  return { vendors };
}

/**
 * The types of one vendor's games.
 * @throws DomainError invalid_request when the site offers nothing of that vendor.
 */
export function presentVassalGameType(
  offer: SiteOffer,
  presentation: GamePresentation,
  vassalage: string,
): VendorTypes {
  const games = offer.games.filter((entry) => entry.vassalage === vassalage);
  if (games.length === 0) throw new DomainError('invalid_request', { fields: { vassalage: 'not_allowed_value' } });
  return presentVendorTypes(vassalage, games, presentation);
}

/**
 * The vendors that came to the site last, or that brought a game last, newest first. Those that came together stand in
 * the catalogue's order, the last one first.
 */
export function presentNewGameVendors(
  offer: SiteOffer,
  presentation: GamePresentation,
  { cameAtMs }: Pick<PlayMeasures, 'cameAtMs'>,
): NewGameVendors {
  const byVendor = gamesByVendor(offer);
  // A vendor that nobody has dated yet has just come.
  const came = (vassalage: string): number => cameAtMs.get(vassalage) ?? Number.MAX_SAFE_INTEGER;
  const joined = (vassalage: string): number => presentation.vendors.get(vassalage)?.position ?? 0;
  const newest = offer.vendors
    .filter((vassalage) => byVendor.has(vassalage))
    .sort((one, other) => came(other) - came(one) || joined(other) - joined(one))
    .slice(0, NEW_VENDORS);
  const list = newest.flatMap((vassalage) => {
    const counts = countsBy(byVendor.get(vassalage) ?? [], ({ gameCategory }) => gameCategory);
    const [fullest] = [...counts].sort(([, one], [, other]) => other - one);
    if (fullest === undefined) return [];
    const [gameCategory, gameCount] = fullest;
    return [presentVendorCard({ vassalage, gameCategory: gameCategory as GameType, gameCount }, presentation)];
  });
  return { list };
}

function presentVendorTypes(
  vassalage: string,
  games: readonly CatalogueEntry[],
  { vendors, language }: GamePresentation,
): VendorTypes {
  // The games come in the menu's order, and so do the types that are met first.
  const counts = countsBy(games, (entry) => `${entry.gameCategory} ${typeIn(entry, language)}`);
  return {
    vassalage,
    displayName: vendorNameIn(vendors, vassalage, language),
    gameTypes: [...counts].map(([place, gameCount]) => {
      const [gameCategory, gameType] = place.split(' ') as [GameType, ListedGameType];
      return { gameType, gameCategory, gameCount };
    }),
  };
}

function gamesByVendor({ games }: SiteOffer): Map<string, CatalogueEntry[]> {
  const byVendor = new Map<string, CatalogueEntry[]>();
  for (const entry of games) {
    const group = byVendor.get(entry.vassalage);
    if (group) group.push(entry);
    else byVendor.set(entry.vassalage, [entry]);
  }
  return byVendor;
}
