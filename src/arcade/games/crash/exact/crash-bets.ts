import { choiceTable } from '#arcade/games/returns/choice-table.ts';
import { betOfPays } from '#arcade/games/returns/played-table.ts';
import { crashRules } from '../rules/crash-rules.ts';

/** In hundredths. */
const TARGETS = [101, 150, 200, 500, 1_000, 10_000, 100_000] as const;

const WORDS = 2 ** 32;

/** So many of the 2^32 words reach a target. */
export function wordsThatReach(target: number): number {
  return Math.floor((97 * WORDS) / target);
}

export const crashTables = TARGETS.map((target) =>
  choiceTable({
    rules: crashRules,
    bets: [betOfPays(`target ${target / 100}`, [[target / 100, wordsThatReach(target) / WORDS]])],
    stakeMinor: crashRules.betUnits,
    start: () => ({ target }),
  }),
);
