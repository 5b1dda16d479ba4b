import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { choiceTable, playToEnd } from '#arcade/games/returns/choice-table.ts';
import { betOfPays, betOfShare, type PlayedTable } from '#arcade/games/returns/played-table.ts';
import { valueOfCard } from '../rules/blackjack-hands.ts';
import { type BlackjackView, blackjackRules } from '../rules/blackjack-rules.ts';
import { liveBlackjackRules } from '../rules/live-blackjack-rules.ts';
import { exactReturn, expectationOfInsurance } from './exact-return.ts';
import { knownBestAct } from './known-acts.ts';

const STAKE = 2;
const ACES = 4;

/** Two cards of one suit, of one colour, of two colours. */
export const perfectPair = betOfPays(
  'perfect pair',
  [
    [26, 1 / 52],
    [11, 1 / 52],
    [6, 2 / 52],
  ],
  ['perfectPair'],
);

/**
 * The same draws, but the first one is one of the four aces: the dealer's open card. In an endless shoe, rounds that
 * offer the insurance are those that begin so.
 */
function aceFirst(draw: DrawInteger): DrawInteger {
  let isFirst = true;
  return (bound) => {
    if (!isFirst) return draw(bound);
    isFirst = false;
    return bound - 1 - draw(ACES);
  };
}

const isOffered = ({ acts }: BlackjackView) => acts.some(({ act }) => act === 'insure');

/** Basic strategy. Insurance is never taken. */
function nextAct(view: BlackjackView) {
  if (isOffered(view)) return { act: 'noInsurance' };
  const hand = view.hands.find(({ state }) => state === 'playing');
  const shown = valueOfCard(view.dealer.cards[0] ?? 0);
  return { act: knownBestAct((hand?.cards ?? []).map(valueOfCard), shown, view.hands.length > 1) };
}

function tablesOf(rules: typeof blackjackRules): readonly PlayedTable[] {
  const game = {
    rules,
    bets: [betOfShare('main, by basic strategy', exactReturn(), ['main']), perfectPair],
    stakeMinor: STAKE,
    start: () => ({ bets: { main: STAKE, perfectPair: STAKE } }),
    next: nextAct,
    sidesOf: ({ pairWinMinor }: BlackjackView) => [pairWinMinor],
  };
  // The insurance alone is looked at.
  const insured = { ...game, next: (view: BlackjackView) => ({ act: isOffered(view) ? 'insure' : 'stand' }) };
  return [
    choiceTable(game),
    {
      rules,
      bets: [betOfShare('insurance', 1 + expectationOfInsurance())],
      play: (draw, round) => {
        const { view } = playToEnd(insured, aceFirst(draw), round);
        if (view.insuranceMinor === 0) throw new Error('The dealer’s first card is not the first draw any more.');
        return [view.insuranceWinMinor / view.insuranceMinor];
      },
    },
  ];
}

export const blackjackTables: readonly PlayedTable[] = [...tablesOf(blackjackRules), ...tablesOf(liveBlackjackRules)];
