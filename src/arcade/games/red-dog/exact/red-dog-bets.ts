import { choiceTable } from '#arcade/games/returns/choice-table.ts';
import { betOfShare } from '#arcade/games/returns/played-table.ts';
import { redDogRules } from '../rules/red-dog-rules.ts';

/** The return by the best choices. */
export const RED_DOG_SHARE = 609_132 / 626_665;

/** The least spread with which more than half of the cards win. */
export const RAISES_FROM = 7;

export const redDogTable = choiceTable({
  rules: redDogRules,
  bets: [betOfShare('main, by the best choices', RED_DOG_SHARE, ['main'])],
  stakeMinor: 2,
  start: () => ({ bets: { main: 2 } }),
  next: ({ spread }) => ({ act: (spread ?? 0) >= RAISES_FROM ? 'raise' : 'call' }),
});
