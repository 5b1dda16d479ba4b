import { choiceTable } from '#arcade/games/returns/choice-table.ts';
import { betOfShare, type PlayedTable } from '#arcade/games/returns/played-table.ts';
import { videoPokerVariants } from '../rules/variants.ts';
import { videoPokerRules } from '../rules/video-poker-rules.ts';
import { bestHolds } from './hold-strategies.ts';
import { KNOWN_RETURNS, STAKED } from './known-returns.ts';

/** By the best holds, and by the simple ones of a player who has left. */
export const videoPokerTables: readonly PlayedTable[] = videoPokerVariants.flatMap((variant) => {
  const rules = videoPokerRules(variant);
  const staked = STAKED[variant.deckSize];
  const { best, simple } = KNOWN_RETURNS[variant.id];
  let holdOf: ReturnType<typeof bestHolds> | undefined;
  return [
    choiceTable({
      rules,
      bets: [betOfShare('the best holds', best / staked)],
      stakeMinor: 1,
      next: ({ cards }) => {
        holdOf ??= bestHolds(variant);
        return { hold: holdOf(cards) };
      },
      startsSlowly: true,
    }),
    choiceTable({ rules, bets: [betOfShare('simple holds', simple / staked)], stakeMinor: 1 }),
  ];
});
