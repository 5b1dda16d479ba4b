import type { GameRules } from '#arcade/games/game-rules.ts';
import type { PlaceWin } from '#arcade/games/tables/rules/chip-start.ts';
import type { KnownBet, PlayedTable } from './played-table.ts';

type ChipRules = GameRules<{ readonly wins: readonly PlaceWin[] }>;

/**
 * A game that has nothing but places: each round has one chip for every bet, on the next one of its places.
 * @param stakeMinor of each chip
 */
export function chipTable(rules: ChipRules, stakeMinor: number, bets: readonly KnownBet[]): PlayedTable {
  return {
    rules,
    bets,
    play: (draw, round) => {
      const placed = bets.map(({ places }) => places[round % places.length] ?? '');
      const chips = Object.fromEntries(placed.map((place) => [place, stakeMinor]));
      const { view, winMinor } = rules.play(draw, [{ bets: chips }], stakeMinor * bets.length);
      const paid = placed.map((place) => view.wins.find((win) => win.place === place)?.amountMinor ?? 0);
      if (paid.reduce((sum, each) => sum + each, 0) !== winMinor)
        throw new Error(`${rules.id} pays ${winMinor}, which is not the sum of its places.`);
      return paid.map((each) => each / stakeMinor);
    },
  };
}
