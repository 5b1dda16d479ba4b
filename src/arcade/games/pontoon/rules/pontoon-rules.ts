import { DEALER_CARDS } from '#arcade/games/blackjack/rules/blackjack-rules.ts';
import type { GameRules } from '#arcade/games/game-rules.ts';
import { chipActs } from '#arcade/games/tables/rules/chip-acts.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import { dealerCards, handOf, scoreOf } from './pontoon-hands.ts';
import { afterAct, dealtRound, openActs, type PontoonAct, playedHand } from './pontoon-round.ts';

export type PontoonResult = 'pontoon' | 'trick' | 'win' | 'lose' | 'bust';

export interface PontoonHandView {
  readonly cards: readonly number[];
  /** A bought card has doubled the bet. */
  readonly hasBought: boolean;
  readonly betMinor: number;
  /** Null while the round goes on, unless it is bust. */
  readonly result: PontoonResult | null;
  /** What the hand pays with its bet; 0 while the round goes on. */
  readonly winMinor: number;
}

export interface PontoonView {
  /** Two after a split. */
  readonly hands: readonly PontoonHandView[];
  /** The index of the hand that is played; null once all are done. */
  readonly played: number | null;
  /** None as long as the round goes on. */
  readonly dealer: readonly number[];
  /** The allowed actions. */
  readonly acts: readonly PontoonAct[];
  readonly bets: Bets;
  /** Raises for which there was nothing to do: they come back at the end. */
  readonly returnedMinor: number;
}

const CARDS = 52;
/** The pay of a pontoon and of a trick, in stakes. */
export const BEST_PAYS = 2;

const table = chipActs<PontoonAct>({
  places: ['main'],
  betUnits: 1,
  raises: { twist: 0, stick: 0, buy: 1, split: 1 },
  absent: 'stick',
  actProblem: (made, next) => {
    if (next === 'split') return made.length === 0 ? null : 'must split the first two cards';
    const hands = made.includes('split') ? 2 : 1;
    const hasBoughtAll = made.filter((act) => act === 'buy').length >= hands;
    return next === 'buy' && hasBoughtAll ? 'must not buy more often than there are hands' : null;
  },
});

function resultOf(player: readonly number[], dealer: readonly number[]): PontoonResult {
  const hand = handOf(player);
  if (hand === 'bust') return 'bust';
  if (scoreOf(player) <= scoreOf(dealer)) return 'lose';
  return hand === 'points' ? 'win' : hand;
}

/** The payout of a hand with its bet, in bets. */
const PAYOUTS: Readonly<Record<PontoonResult, number>> = {
  pontoon: 1 + BEST_PAYS,
  trick: 1 + BEST_PAYS,
  win: 2,
  lose: 0,
  bust: 0,
};

/**
 * Pontoon: blackjack with both of the dealer's cards face down, in an endless shoe. He wins equal hands, and stands on
 * every 17. A pontoon, which is 21 with two cards, beats a trick of five cards, and that beats all points; both pay 2
 * to 1. Once in a hand, a card can be bought for another bet, and the player may twist on after it. Two first cards of
 * one rank can be split once, for another bet; each of both hands may become a pontoon.
 *
 * The dealer's cards are drawn first, as many as he can ever need. Exact return by the best choices: 99.343 % of the
 * bet that a round begins with.
 */
export const pontoonRules: GameRules<PontoonView> = {
  ...table.rules,
  id: 'pontoon-1',
  returnBasisPoints: 9934,
  volatility: 'low',
  play: (draw, [start, ...choices]) => {
    const { bets, mainMinor } = table.startOf(start);
    const deal = () => draw(CARDS);
    const block = Array.from({ length: DEALER_CARDS }, deal);
    const dealt = dealtRound([deal(), deal()]);
    const round = table.actsOf(choices).reduce((before, act) => afterAct(before, act, deal), dealt);
    const played = playedHand(round);
    const isOver = played < 0;
    const dealer = isOver ? dealerCards(block) : [];
    const hands = round.hands.map(({ cards, hasBought }): PontoonHandView => {
      const betMinor = hasBought ? 2 * mainMinor : mainMinor;
      const result = isOver || handOf(cards) === 'bust' ? resultOf(cards, dealer) : null;
      return { cards, hasBought, betMinor, result, winMinor: result === null ? 0 : betMinor * PAYOUTS[result] };
    });
    const returnedMinor = round.returned * mainMinor;
    const winMinor = hands.reduce((sum, hand) => sum + hand.winMinor, returnedMinor);
    return {
      view: { hands, played: isOver ? null : played, dealer, acts: openActs(round), bets, returnedMinor },
      isOver,
      winMinor: isOver ? winMinor : 0,
    };
  },
};
