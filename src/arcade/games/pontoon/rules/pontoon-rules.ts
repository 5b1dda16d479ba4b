import { countHand } from '#arcade/games/blackjack/rules/blackjack-hands.ts';
import { DEALER_CARDS } from '#arcade/games/blackjack/rules/blackjack-rules.ts';
import type { GameRules } from '#arcade/games/game-rules.ts';
import { chipActs } from '#arcade/games/tables/rules/chip-acts.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import { dealerCards, handOf, STICKS_FROM, scoreOf, TRICK_CARDS } from './pontoon-hands.ts';

export type PontoonAct = 'twist' | 'stick' | 'buy';

export type PontoonResult = 'pontoon' | 'trick' | 'win' | 'lose' | 'bust';

export interface PontoonView {
  readonly player: readonly number[];
  /** None as long as the round goes on. */
  readonly dealer: readonly number[];
  /** The allowed actions. */
  readonly acts: readonly PontoonAct[];
  readonly bets: Bets;
  /** The bet, with what buying a card added. */
  readonly stakeMinor: number;
  /** Null while the round goes on. */
  readonly result: PontoonResult | null;
}

const CARDS = 52;
/** The pay of a pontoon and of a trick, in stakes. */
export const BEST_PAYS = 2;

const table = chipActs<PontoonAct>({
  places: ['main'],
  betUnits: 1,
  raises: { twist: 0, stick: 0, buy: 1 },
  absent: 'stick',
  actProblem: (made, next) => (next === 'buy' && made.includes('buy') ? 'must not buy twice' : null),
});

/** The player's cards after some acts, and whether he may still act. Whoever sticks too low twists. */
function playActs(dealt: readonly number[], acts: readonly PontoonAct[], deal: () => number) {
  let cards = dealt;
  let isDone = handOf(cards) === 'pontoon';
  for (const act of acts) {
    if (isDone) break;
    if (act === 'stick' && countHand(cards).total >= STICKS_FROM) {
      isDone = true;
      break;
    }
    cards = [...cards, deal()];
    isDone = handOf(cards) === 'bust' || cards.length === TRICK_CARDS;
  }
  return { cards, isDone };
}

function resultOf(player: readonly number[], dealer: readonly number[]): PontoonResult {
  const hand = handOf(player);
  if (hand === 'bust') return 'bust';
  if (scoreOf(player) <= scoreOf(dealer)) return 'lose';
  return hand === 'points' ? 'win' : hand;
}

/**
 * Pontoon: blackjack with both of the dealer's cards face down, in an endless shoe. He wins equal hands, and stands on
 * every 17. A pontoon, which is 21 with two cards, beats a trick of five cards, and that beats all points; both pay 2
 * to 1. Once in a round, a card can be bought for another bet, and the player may twist on after it.
 *
 * The dealer's cards are drawn first, as many as he can ever need. Exact return by the best choices: 98.994 % of the
 * bet that a round begins with.
 */
export const pontoonRules: GameRules<PontoonView> = {
  ...table.rules,
  id: 'pontoon-1',
  returnBasisPoints: 9899,
  volatility: 'low',
  play: (draw, [start, ...choices]) => {
    const { bets, mainMinor } = table.startOf(start);
    const acts = table.actsOf(choices);
    const deal = () => draw(CARDS);
    const block = Array.from({ length: DEALER_CARDS }, deal);
    const { cards: player, isDone } = playActs([deal(), deal()], acts, deal);
    const hasBought = acts.includes('buy');
    const stakeMinor = hasBought ? 2 * mainMinor : mainMinor;
    const dealer = isDone ? dealerCards(block) : [];
    const result = isDone ? resultOf(player, dealer) : null;
    const canStick = countHand(player).total >= STICKS_FROM;
    const open: readonly PontoonAct[] = [
      'twist',
      ...(canStick ? (['stick'] as const) : []),
      ...(hasBought ? [] : (['buy'] as const)),
    ];
    const pays = result === 'win' ? 1 : result === 'pontoon' || result === 'trick' ? BEST_PAYS : -1;
    return {
      view: { player, dealer, acts: isDone ? [] : open, bets, stakeMinor, result },
      isOver: isDone,
      winMinor: isDone ? stakeMinor * (1 + pays) : 0,
    };
  },
};
