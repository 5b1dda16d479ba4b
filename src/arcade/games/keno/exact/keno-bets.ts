import { choiceTable } from '#arcade/games/returns/choice-table.ts';
import { betOfPays, type PayChance } from '#arcade/games/returns/played-table.ts';
import { KENO_DRAWN, KENO_NUMBERS, kenoPay, MOST_PICKS } from '../rules/keno-pays.ts';
import { kenoRules } from '../rules/keno-rules.ts';

/** The chance of each number of hits, one drawn number after the other: a walk over hits and draws. */
function chancesOfHits(picks: number): readonly number[] {
  let chances = [1, ...new Array<number>(picks).fill(0)];
  for (let drawn = 0; drawn < KENO_DRAWN; drawn += 1)
    chances = chances.map((chance, hits) => {
      const left = KENO_NUMBERS - drawn;
      const miss = chance * (1 - (picks - hits) / left);
      return miss + (hits === 0 ? 0 : ((chances[hits - 1] ?? 0) * (picks - hits + 1)) / left);
    });
  return chances;
}

/** By the number of picks, from 1. */
export const kenoTables = Array.from({ length: MOST_PICKS }, (_, index) => index + 1).map((picks) =>
  choiceTable({
    rules: kenoRules,
    bets: [
      betOfPays(
        picks === 1 ? '1 pick' : `${picks} picks`,
        chancesOfHits(picks).map((chance, hits): PayChance => [kenoPay(picks, hits) / 10, chance]),
      ),
    ],
    stakeMinor: kenoRules.betUnits,
    start: (round) => ({
      numbers: Array.from({ length: picks }, (_, index) => 1 + ((round * 7 + index * 11) % KENO_NUMBERS)),
    }),
  }),
);
