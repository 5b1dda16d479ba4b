import { choiceTable } from '#arcade/games/returns/choice-table.ts';
import { betOfShare } from '#arcade/games/returns/played-table.ts';
import { paiGowRules } from '../rules/pai-gow-rules.ts';

/** The exact return of the house way is not known: two hands of seven cards have 6 × 10^15 deals. */
export const paiGowTable = choiceTable({
  rules: paiGowRules,
  bets: [betOfShare('main, by the house way', null, ['main'])],
  stakeMinor: 20,
  start: () => ({ bets: { main: 20 } }),
  next: () => ({ house: true }),
});
