import { choiceTable } from '#arcade/games/returns/choice-table.ts';
import { betOfShare } from '#arcade/games/returns/played-table.ts';
import { pontoonRules } from '../rules/pontoon-rules.ts';
import { bestAct, exactReturn } from './exact-return.ts';

export const pontoonTable = choiceTable({
  rules: pontoonRules,
  bets: [betOfShare('main, by the best choices', exactReturn(), ['main'])],
  stakeMinor: 1,
  start: () => ({ bets: { main: 1 } }),
  next: (view) => ({ act: bestAct(view) }),
});
