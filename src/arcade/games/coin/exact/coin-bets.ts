import { choiceTable } from '#arcade/games/returns/choice-table.ts';
import { betOfPays } from '#arcade/games/returns/played-table.ts';
import { coinRules } from '../rules/coin-rules.ts';

export const coinTables = (['heads', 'tails'] as const).map((side) =>
  choiceTable({
    rules: coinRules,
    bets: [betOfPays(side, [[1.96, 1 / 2]])],
    stakeMinor: coinRules.betUnits,
    start: () => ({ side }),
  }),
);
