import { choiceTable } from '#arcade/games/returns/choice-table.ts';
import { betOfShare } from '#arcade/games/returns/played-table.ts';
import { pointsOf } from '../rules/rummy-points.ts';
import { rummyRules } from '../rules/rummy-rules.ts';

/** The net win of the best choices over all hands of both sides, in antes. */
export const NET_OF_BEST = -13_166_500;
/** Hands of the player, and hands of the dealer beside each. */
export const DEALS = 22_100 * 18_424;
/** The best choice is to raise with so many points or fewer. */
export const RAISES_TO = 20;

export const rummyTable = choiceTable({
  rules: rummyRules,
  bets: [betOfShare('ante, by the best choices', 1 + NET_OF_BEST / DEALS, ['ante'])],
  stakeMinor: 1,
  start: () => ({ bets: { ante: 1 } }),
  next: ({ player }) => ({ act: pointsOf(player) <= RAISES_TO ? 'raise' : 'fold' }),
});
