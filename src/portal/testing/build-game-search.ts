import type { FoundVendor, GameSearch } from '#contracts/generated/contracts.ts';
import { buildGames } from './build-game.ts';

/** A vendor whose name begins with what was typed. */
export const buildFoundVendor = (overrides: Partial<FoundVendor> = {}): FoundVendor => ({
  vassalage: 'PG',
  displayName: 'Paper Garden',
  gameType: 'RNG',
  gameCount: 120,
  matches: [],
  ...overrides,
});

/**
 * Games whose names begin with `Game`, thirty of them in slots; nothing for any other query than a part of that word.
 */
export function buildGameSearch(query: string, pageSize: number): GameSearch {
  const at = 'game'.indexOf(query.toLowerCase());
  if (at < 0) return { games: [], vendors: [], categories: [], totalCount: 0 };
  return {
    games: buildGames(1, pageSize).map((game) => ({ game, matches: [[at, at + query.length]] })),
    vendors: [buildFoundVendor()],
    categories: [
      { gameType: 'RNG', gameCount: 30 },
      { gameType: 'FISH', gameCount: 1 },
    ],
    totalCount: 31,
  };
}
