import type { GameRules } from '#arcade/games/game-rules.ts';
import { openShoe } from '#arcade/games/tables/rules/card-shoe.ts';
import { chipActs } from '#arcade/games/tables/rules/chip-acts.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import { type PokerKind, pokerHandOf, ranksByWeight } from '#arcade/games/tables/rules/poker-hands.ts';
import { ACE, KING } from '#arcade/games/video-poker/rules/cards.ts';

export type StudAct = 'raise' | 'fold';

/** `noHand`: the dealer has less than ace and king. */
export type StudResult = 'fold' | 'noHand' | 'win' | 'lose' | 'push';

export interface StudPokerView {
  readonly player: readonly number[];
  /** The first card alone while the round goes on. */
  readonly dealer: readonly number[];
  readonly playerKind: PokerKind;
  /** Null while the round goes on. */
  readonly dealerKind: PokerKind | null;
  readonly bets: Bets;
  /** The ante, with the raise. */
  readonly stakeMinor: number;
  /** Null while the round goes on. */
  readonly result: StudResult | null;
}

const DECKS = 1;
const CARDS_OF_A_HAND = 5;
/** The raise, in antes. */
const RAISE = 2;

/** The raise's payout for a winning hand, in raises. */
export const RAISE_PAYS: Readonly<Record<PokerKind, number>> = {
  highCard: 1,
  pair: 1,
  twoPair: 2,
  threeOfAKind: 3,
  straight: 4,
  flush: 5,
  fullHouse: 7,
  fourOfAKind: 20,
  straightFlush: 50,
  royalFlush: 100,
};

/** Ace and king, or better. */
export function qualifies(cards: readonly number[]): boolean {
  const [first, second] = ranksByWeight(cards);
  return pokerHandOf(cards).kind !== 'highCard' || (first === ACE && second === KING);
}

function resultOf(act: StudAct, player: readonly number[], dealer: readonly number[]): StudResult {
  if (act === 'fold') return 'fold';
  if (!qualifies(dealer)) return 'noHand';
  const lead = pokerHandOf(player).strength - pokerHandOf(dealer).strength;
  if (lead === 0) return 'push';
  return lead > 0 ? 'win' : 'lose';
}

const table = chipActs<StudAct>({
  places: ['ante'],
  betUnits: 1,
  raises: { raise: RAISE, fold: 0 },
  absent: 'fold',
});

/**
 * Caribbean stud: five cards each from one deck, one of the dealer's face up. The player folds, or raises by twice the
 * ante. Without ace and king or better the dealer pays the ante and returns the raise. Else the higher hand wins: the
 * ante pays 1 to 1, the raise by the hand.
 *
 * Exact returns of the ante, over every deal (`exact/exact-return.ts`): 94.776 % by the best choices, 94.775 % by three
 * rules for ace and king.
 */
export const studPokerRules: GameRules<StudPokerView> = {
  ...table.rules,
  id: 'stud-poker-1',
  returnBasisPoints: 9477,
  volatility: 'low',
  play: (draw, [start, ...choices]) => {
    const { bets, mainMinor } = table.startOf(start);
    const [act] = table.actsOf(choices);
    const deal = openShoe(draw, DECKS);
    const player = Array.from({ length: CARDS_OF_A_HAND }, deal);
    const hand = Array.from({ length: CARDS_OF_A_HAND }, deal);
    const playerKind = pokerHandOf(player).kind;
    const raiseMinor = act === 'raise' ? RAISE * mainMinor : 0;
    const stakeMinor = mainMinor + raiseMinor;
    if (act === undefined)
      return {
        view: { player, dealer: hand.slice(0, 1), playerKind, dealerKind: null, bets, stakeMinor, result: null },
        isOver: false,
        winMinor: 0,
      };
    const result = resultOf(act, player, hand);
    const paid = { fold: 0, lose: 0, push: stakeMinor, noHand: stakeMinor + mainMinor } as const;
    const winMinor = result === 'win' ? stakeMinor + mainMinor + raiseMinor * RAISE_PAYS[playerKind] : paid[result];
    const dealerKind = pokerHandOf(hand).kind;
    return { view: { player, dealer: hand, playerKind, dealerKind, bets, stakeMinor, result }, isOver: true, winMinor };
  },
};
