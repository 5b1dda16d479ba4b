import { countHand } from '#arcade/games/blackjack/rules/blackjack-hands.ts';
import { rankOf } from '#arcade/games/video-poker/rules/cards.ts';
import { handOf, STICKS_FROM, TRICK_CARDS } from './pontoon-hands.ts';

export type PontoonAct = 'twist' | 'stick' | 'buy' | 'split';

/** A hand of the player as it is played. */
export interface PlayedHand {
  readonly cards: readonly number[];
  readonly hasBought: boolean;
  /** It gets no more cards. */
  readonly isDone: boolean;
}

/** The player's side of a round. Amounts are in main bets. */
export interface PlayedRound {
  /** Two after a split. */
  readonly hands: readonly PlayedHand[];
  /** Raises for which there was nothing to do: they come back. */
  readonly returned: number;
}

/** The round after two cards were dealt. */
export function dealtRound(cards: readonly number[]): PlayedRound {
  return { hands: [handOfTwo(cards)], returned: 0 };
}

/** The index of the hand that is played; -1 where all are done. */
export function playedHand({ hands }: PlayedRound): number {
  return hands.findIndex(({ isDone }) => !isDone);
}

/** Two first cards of one rank may be split. */
export function maySplit({ hands }: PlayedRound): boolean {
  const [{ cards } = { cards: [] }, second] = hands;
  const [one = 0, other = 0] = cards;
  return second === undefined && cards.length === 2 && rankOf(one) === rankOf(other);
}

/** The acts that are open now. */
export function openActs(round: PlayedRound): readonly PontoonAct[] {
  const hand = round.hands[playedHand(round)];
  if (hand === undefined) return [];
  return [
    'twist',
    ...(countHand(hand.cards).total >= STICKS_FROM ? (['stick'] as const) : []),
    ...(hand.hasBought ? [] : (['buy'] as const)),
    ...(maySplit(round) ? (['split'] as const) : []),
  ];
}

/**
 * The round after an act. Whoever sticks too low twists; a second bought card is twisted, and cards that cannot be
 * split stay together: the raise for it comes back.
 */
export function afterAct(round: PlayedRound, act: PontoonAct, deal: () => number): PlayedRound {
  const index = playedHand(round);
  const hand = round.hands[index];
  if (hand === undefined) return round;
  if (act === 'split') return maySplit(round) ? splitRound(hand, deal) : { ...round, returned: round.returned + 1 };
  const isStuck = act === 'stick' && countHand(hand.cards).total >= STICKS_FROM;
  const cards = isStuck ? hand.cards : [...hand.cards, deal()];
  const next: PlayedHand = {
    cards,
    hasBought: hand.hasBought || act === 'buy',
    isDone: isStuck || handOf(cards) === 'bust' || cards.length === TRICK_CARDS,
  };
  const returned = round.returned + (act === 'buy' && hand.hasBought ? 1 : 0);
  return { hands: round.hands.with(index, next), returned };
}

/** Each card begins a hand of its own and gets another one. It may be a pontoon too. */
function splitRound({ cards }: PlayedHand, deal: () => number): PlayedRound {
  return { hands: cards.map((card) => handOfTwo([card, deal()])), returned: 0 };
}

function handOfTwo(cards: readonly number[]): PlayedHand {
  return { cards, hasBought: false, isDone: handOf(cards) === 'pontoon' };
}
