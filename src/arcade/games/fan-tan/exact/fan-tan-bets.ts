import { chipTable } from '#arcade/games/returns/chip-table.ts';
import { betOfPays } from '#arcade/games/returns/played-table.ts';
import { fanTanBets } from '../rules/fan-tan-places.ts';
import { fanTanRules } from '../rules/fan-tan-rules.ts';

const placesOfKind = (kind: string) => fanTanBets.filter((one) => one.kind === kind).map(({ place }) => place);

export const fanTanTable = chipTable(fanTanRules, 100, [
  betOfPays('fan', [[3.85, 1 / 4]], placesOfKind('fan')),
  betOfPays(
    'nim',
    [
      [2.85, 1 / 4],
      [1, 1 / 4],
    ],
    placesOfKind('nim'),
  ),
  betOfPays('kwok', [[1.92, 1 / 2]], placesOfKind('kwok')),
  betOfPays('odd or even', [[1.92, 1 / 2]], ['odd', 'even']),
]);
