import { chipTable } from '#arcade/games/returns/chip-table.ts';
import { betOfPays } from '#arcade/games/returns/played-table.ts';
import { dragonTigerRules } from '../rules/dragon-tiger-rules.ts';

export const dragonTigerTable = chipTable(dragonTigerRules, 2, [
  betOfPays(
    'dragon or tiger',
    [
      [2, 192 / 415],
      [0.5, 31 / 415],
    ],
    ['dragon', 'tiger'],
  ),
  betOfPays('tie', [[12, 31 / 415]], ['tie']),
  betOfPays('suited tie', [[51, 7 / 415]], ['suitedTie']),
  betOfPays('small or big', [[2, 6 / 13]], ['dragonSmall', 'dragonBig', 'tigerSmall', 'tigerBig']),
]);
