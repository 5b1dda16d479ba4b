import { choiceTable } from '#arcade/games/returns/choice-table.ts';
import { betOfPays, type PayChance } from '#arcade/games/returns/played-table.ts';
import { plinkoMultiples, plinkoRisks } from '../rules/plinko-multiples.ts';
import { plinkoRules } from '../rules/plinko-rules.ts';

/** So many of the 4,096 paths lead to each slot, from the left. */
const PATHS = [1, 12, 66, 220, 495, 792, 924, 792, 495, 220, 66, 12, 1] as const;

export const plinkoTables = plinkoRisks.map((risk) =>
  choiceTable({
    rules: plinkoRules,
    bets: [
      betOfPays(
        `risk ${risk}`,
        PATHS.map((paths, slot): PayChance => [(plinkoMultiples[risk][slot] ?? 0) / 100, paths / 4_096]),
      ),
    ],
    stakeMinor: plinkoRules.betUnits,
    start: () => ({ risk }),
  }),
);
