import { chipTable } from '#arcade/games/returns/chip-table.ts';
import { betOfPays } from '#arcade/games/returns/played-table.ts';
import { bouleChances, bouleNumbers } from '../rules/boule-places.ts';
import { bouleRules } from '../rules/boule-rules.ts';

export const bouleTable = chipTable(bouleRules, 2, [
  betOfPays(
    'number',
    [[8.5, 1 / 9]],
    bouleNumbers.map((number) => `number${number}`),
  ),
  betOfPays(
    'even chance',
    [
      [2, 4 / 9],
      [0.5, 1 / 9],
    ],
    bouleChances,
  ),
]);
