import { choiceTable } from '#arcade/games/returns/choice-table.ts';
import { betOfPays } from '#arcade/games/returns/played-table.ts';
import { MINES_TILES, minesMultiple } from '../rules/mines-multiples.ts';
import { minesRules } from '../rules/mines-rules.ts';

/** The number of mines, and the tiles that are opened before cashing out. The last one is cut to 1,000 bets. */
const GAMES = [
  [1, 1],
  [1, 12],
  [1, 24],
  [3, 3],
  [3, 8],
  [5, 5],
  [10, 4],
  [20, 1],
  [20, 3],
  [24, 1],
  [20, 4],
] as const;

/** The chance that so many tiles in a row are safe. */
function chanceOfSafe(mines: number, tiles: number): number {
  return Array.from({ length: tiles }, (_, tile) => (MINES_TILES - mines - tile) / (MINES_TILES - tile)).reduce(
    (chance, each) => chance * each,
  );
}

export const minesTables = GAMES.map(([mines, tiles]) =>
  choiceTable({
    rules: minesRules,
    bets: [
      betOfPays(`mines ${mines}, tiles ${tiles}`, [[minesMultiple(mines, tiles) / 100, chanceOfSafe(mines, tiles)]]),
    ],
    stakeMinor: minesRules.betUnits,
    start: () => ({ mines }),
    next: ({ opened }, _, round) =>
      opened.length === tiles ? { cashOut: true } : { open: (round * 7 + opened.length * 3) % MINES_TILES },
  }),
);
