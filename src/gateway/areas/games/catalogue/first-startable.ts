import { sportsTileOf } from '#catalogue/sports-books.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

/**
 * The game that stands for a vendor which is started by itself: its first that is no slot. Of sports, the first whose
 * sport the demo's vendor takes bets on; where there is none, the first.
 */
export function firstStartable<Game extends Pick<CatalogueEntry, 'gameType' | 'gameName'>>(
  games: readonly Game[],
): Game | undefined {
  const first = games.find(({ gameType }) => gameType !== 'RNG');
  if (first === undefined || sportsTileOf(first) !== undefined) return first;
  return games.find((game) => game.gameType === first.gameType && sportsTileOf(game) !== undefined) ?? first;
}
