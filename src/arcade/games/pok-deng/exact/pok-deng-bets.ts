import { choiceTable } from '#arcade/games/returns/choice-table.ts';
import { betOfShare } from '#arcade/games/returns/played-table.ts';
import { pokDengRules } from '../rules/pok-deng-rules.ts';
import { bestAct, exactReturn } from './exact-return.ts';

export const pokDengTable = choiceTable({
  rules: pokDengRules,
  bets: [betOfShare('main, by the best choices', exactReturn(), ['main'])],
  stakeMinor: 2,
  start: () => ({ bets: { main: 2 } }),
  next: ({ player }) => ({ act: bestAct(player) }),
});
