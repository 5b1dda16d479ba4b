import type { GameCategory } from '#catalogue/catalogue-types.ts';
import { gameCategories } from '#catalogue/categories.ts';
import type { Game, GameMenus, GameType, IconName, VendorCard, VendorLanes } from '#contracts/generated/contracts.ts';
import { type CatalogueEntry, nameIn, typeIn } from './catalogue/catalogue-entry.ts';
import { categoryTitles, displayName } from './catalogue/category-titles.ts';
import { countsBy } from './catalogue/counts-by.ts';
import { stakeInCurrency } from './catalogue/display-factor.ts';
import type { SiteOffer } from './catalogue/site-offer.ts';
import { vendorNameIn } from './catalogue/vendor-names.ts';
import type { GamePresentation } from './game-presentation.ts';
import { presentVendorCard } from './vendors-presenter.ts';

/** A game as the API gives it (specification, section 3, "Game"). */
export function presentGame(entry: CatalogueEntry, presentation: GamePresentation): Game {
  const { language, currency, vendors, tileUrl } = presentation;
  return {
    nodeId: entry.nodeId,
    gameCode: entry.gameCode,
    vassalage: entry.vassalage,
    vendorName: vendorNameIn(vendors, entry.vassalage, language),
    gameType: typeIn(entry, language),
    gameClassify: entry.gameClassify,
    gameName: nameIn(entry, language),
    nodeName: entry.gameName,
    showIcon: true,
    iconUrl: tileUrl(entry.vassalage, entry.gameCode),
    isHot: presentation.isHot(entry) ? 1 : 0,
    supportPlay: entry.supportPlay,
    isGame: entry.isGame,
    minBet: stakeInCurrency(entry.minBetHundredths, currency),
    maxBet: entry.maxBetHundredths === null ? null : stakeInCurrency(entry.maxBetHundredths, currency),
    minLineNum: entry.minLineNum,
  };
}

/**
 * The menu's categories in server order. A category counts what its own list gives, so that the number and the list
 * agree.
 */
export function presentMenus(offer: SiteOffer, { language, words }: GamePresentation): GameMenus {
  const menus = offer.categories.flatMap((code) => {
    const category = categoryOf(code);
    if (category === undefined) return [];
    const games = offer.listedUnder(code, language);
    return [
      {
        gameCategory: code as GameType,
        ...categoryTitles(category, language, words),
        icon: category.icon as IconName,
        gameCount: games.length,
        vendorCount: new Set(games.map(({ vassalage }) => vassalage)).size,
      },
    ];
  });
  return { menus, totalCount: offer.games.length };
}

/** A category as records name it; undefined for none. */
export function presentCategory(code: string | undefined, { language, words }: GamePresentation) {
  const category = code === undefined ? undefined : categoryOf(code);
  if (category === undefined) return undefined;
  const { title } = categoryTitles(category, language, words);
  return { gameType: category.gameCategory as GameType, title, icon: category.icon as IconName };
}

/**
 * The vendors of each category with the kinds of games that they have there (specification, section 3, "Vendor
 * category").
 */
export function presentLanes(offer: SiteOffer, presentation: GamePresentation): VendorLanes {
  const { language, words } = presentation;
  const lanes = offer.categories.flatMap((code) => {
    const category = categoryOf(code);
    if (category === undefined) return [];
    const games = offer.listedUnder(code, language);
    const counts = countsBy(games, ({ vassalage }) => vassalage);
    const cards = offer.vendors.flatMap((vassalage): Array<[string, VendorCard]> => {
      const gameCount = counts.get(vassalage);
      if (gameCount === undefined) return [];
      const gameCategory = code as GameType;
      return [[vassalage, presentVendorCard({ vassalage, gameCategory, gameCount }, presentation)]];
    });
    const gameClassify = category.classifies.flatMap(({ key, displayName: name }) => {
      const ofKind = games.filter((entry) => entry.gameClassify === key);
      if (ofKind.length === 0) return [];
      const byVendor = Object.fromEntries(countsBy(ofKind, ({ vassalage }) => vassalage));
      return [{ key, displayName: displayName(name, language), vendors: byVendor }];
    });
    const { title } = categoryTitles(category, language, words);
    return [{ gameCategory: code as GameType, title, cards: Object.fromEntries(cards), gameClassify }];
  });
  return { lanes };
}

function categoryOf(code: string): GameCategory | undefined {
  return gameCategories.find(({ gameCategory }) => gameCategory === code);
}
