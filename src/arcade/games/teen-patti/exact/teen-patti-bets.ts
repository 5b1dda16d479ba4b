import { chipTable } from '#arcade/games/returns/chip-table.ts';
import { betOfPays } from '#arcade/games/returns/played-table.ts';
import { teenPattiRules } from '../rules/teen-patti-rules.ts';

/** The chance of equal hands. */
export const TIE_CHANCE = 1_083 / 978_775;

const HANDS = 22_100;

export const teenPattiTable = chipTable(teenPattiRules, 20, [
  betOfPays(
    'player A or B',
    [
      [1.95, (1 - TIE_CHANCE) / 2],
      [1, TIE_CHANCE],
    ],
    ['playerA', 'playerB'],
  ),
  betOfPays(
    'pair plus',
    [
      [2, 3_744 / HANDS],
      [5, 1_096 / HANDS],
      [7, 720 / HANDS],
      [31, 48 / HANDS],
      [36, 52 / HANDS],
    ],
    ['pairPlusA', 'pairPlusB'],
  ),
]);
