import { choiceTable } from '#arcade/games/returns/choice-table.ts';
import { betOfShare } from '#arcade/games/returns/played-table.ts';
import { studPokerRules } from '../rules/stud-poker-rules.ts';
import { raisesByRules } from '../strategy/raise-by-rules.ts';
import { DEALS, NET_BY_RULES } from './exact-return.ts';

export const studPokerTable = choiceTable({
  rules: studPokerRules,
  bets: [betOfShare('ante, by three rules for ace and king', 1 + NET_BY_RULES / DEALS, ['ante'])],
  stakeMinor: 1,
  start: () => ({ bets: { ante: 1 } }),
  next: ({ player, dealer }) => ({ act: raisesByRules(player, dealer[0] ?? 0) ? 'raise' : 'fold' }),
});
