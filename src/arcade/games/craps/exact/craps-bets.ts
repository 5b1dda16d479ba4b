import { chipTable } from '#arcade/games/returns/chip-table.ts';
import { betOfPays } from '#arcade/games/returns/played-table.ts';
import { crapsRules } from '../rules/craps-rules.ts';

export const crapsTable = chipTable(crapsRules, 1, [
  betOfPays('pass', [[2, 244 / 495]], ['pass']),
  betOfPays(
    'don’t pass',
    [
      [2, 949 / 1980],
      [1, 1 / 36],
    ],
    ['dontPass'],
  ),
  betOfPays(
    'field',
    [
      [2, 14 / 36],
      [3, 1 / 36],
      [4, 1 / 36],
    ],
    ['field'],
  ),
  betOfPays('any seven', [[5, 6 / 36]], ['anySeven']),
  betOfPays('any craps', [[8, 4 / 36]], ['anyCraps']),
  betOfPays('two', [[31, 1 / 36]], ['two']),
  betOfPays('eleven', [[16, 2 / 36]], ['eleven']),
  betOfPays('twelve', [[31, 1 / 36]], ['twelve']),
]);
