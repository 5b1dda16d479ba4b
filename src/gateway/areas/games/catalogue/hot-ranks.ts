import type { PlayMeasures } from '../measures/play-measures.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { codeKey } from './catalogue-store.ts';
import type { SiteOffer } from './site-offer.ts';

/** How many games of a category play alone can make hot: as many as home shows (specification, section 9, "Sizes"). */
const MOST_BY_PLAY = 12;

/** How often a game was played in the last seven days. */
export function roundsOf({ rounds }: Pick<PlayMeasures, 'rounds'>, { vassalage, gameCode }: CatalogueEntry): number {
  return rounds.get(codeKey(vassalage, gameCode)) ?? 0;
}

/**
 * The hot games of a site, hottest first: those of each category that were played most in the last seven days. The
 * catalogue's own ranks and order break ties, so they alone count where nobody plays. A category has as many hot games
 * as the catalogue names there, or up to twelve where more were played.
 */
export function rankHotGames(
  { games, categories }: Pick<SiteOffer, 'games' | 'categories'>,
  measures: Pick<PlayMeasures, 'rounds'>,
): readonly CatalogueEntry[] {
  const hot = categories.flatMap((category) => {
    const ofCategory = games.filter((entry) => entry.gameCategory === category && entry.isGame === 'GAME');
    const named = ofCategory.filter(({ isHot }) => isHot === 1).length;
    const played = ofCategory.filter((entry) => roundsOf(measures, entry) > 0).length;
    return inHotOrder(ofCategory, measures).slice(0, Math.max(named, Math.min(played, MOST_BY_PLAY)));
  });
  return inHotOrder(hot, measures);
}

/** Stable: games that are alike in everything keep their order. */
function inHotOrder(games: readonly CatalogueEntry[], measures: Pick<PlayMeasures, 'rounds'>): CatalogueEntry[] {
  return games
    .map((entry) => ({ entry, rounds: roundsOf(measures, entry), rank: catalogueRank(entry) }))
    .sort((one, other) => other.rounds - one.rounds || one.rank - other.rank)
    .map(({ entry }) => entry);
}

function catalogueRank({ isHot, hotRank }: CatalogueEntry): number {
  return isHot === 1 ? (hotRank ?? Number.MAX_SAFE_INTEGER - 1) : Number.MAX_SAFE_INTEGER;
}
