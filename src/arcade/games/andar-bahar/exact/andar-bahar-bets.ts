import { chipTable } from '#arcade/games/returns/chip-table.ts';
import { betOfPays } from '#arcade/games/returns/played-table.ts';
import { andarBaharRules } from '../rules/andar-bahar-rules.ts';

export const andarBaharTable = chipTable(andarBaharRules, 10, [
  betOfPays('andar', [[1.9, 429 / 833]], ['andar']),
  betOfPays('bahar', [[2, 404 / 833]], ['bahar']),
]);
