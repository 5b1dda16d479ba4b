import { choiceTable } from '#arcade/games/returns/choice-table.ts';
import { betOfPays, type PayChance } from '#arcade/games/returns/played-table.ts';
import { SCRATCH_CARDS, scratchPrizes } from '../rules/scratch-prizes.ts';
import { scratchRules } from '../rules/scratch-rules.ts';

export const scratchTable = choiceTable({
  rules: scratchRules,
  bets: [
    betOfPays(
      'card',
      scratchPrizes.map(({ multiple, weight }): PayChance => [multiple / 100, weight / SCRATCH_CARDS]),
    ),
  ],
  stakeMinor: 1,
});
