import { choiceTable } from '#arcade/games/returns/choice-table.ts';
import { betOfPays, betOfShare, type PayChance } from '#arcade/games/returns/played-table.ts';
import { casinoHoldemRules } from '../rules/casino-holdem-rules.ts';
import { liveCasinoHoldemRules } from '../rules/live-casino-holdem-rules.ts';
import { isBestCall } from '../strategy/best-calls.ts';
import { NET_OF_BEST, STARTS, WAYS } from './exact-return.ts';

const HANDS = 2_598_960;

/** Payouts of the bonus with its stake, and the hands of five cards that get them. */
const BONUS_HANDS = [
  [101, 4],
  [51, 36],
  [41, 624],
  [31, 3_744],
  [21, 5_108],
  [8, 10_200 + 54_912 + 123_552 + 84_480],
] as const;

/** The bonus, which is decided by the player's two cards and the flop. */
export const holdemBonus = betOfPays(
  'bonus',
  BONUS_HANDS.map(([multiple, hands]): PayChance => [multiple, hands / HANDS]),
  ['bonus'],
);

export const casinoHoldemTables = [casinoHoldemRules, liveCasinoHoldemRules].map((rules) =>
  choiceTable({
    rules,
    bets: [betOfShare('ante, by the best choices', 1 + NET_OF_BEST / (STARTS * WAYS), ['ante']), holdemBonus],
    stakeMinor: 1,
    start: () => ({ bets: { ante: 1, bonus: 1 } }),
    next: ({ player, board }) => ({ act: isBestCall(player, board) ? 'call' : 'fold' }),
    sidesOf: ({ bonusWinMinor }) => [bonusWinMinor],
  }),
);
