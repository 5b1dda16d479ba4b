import { type BlackjackAct, costOf } from './blackjack-choices.ts';
import { BLACKJACK, canSplit, countHand, dealerHand, isBlackjack, valueOfCard } from './blackjack-hands.ts';

/** A hand of the player while the round is played. */
export interface PlayedHand {
  readonly cards: readonly number[];
  readonly betMinor: number;
  readonly isDoubled: boolean;
  /** No act of the player changes it any more. */
  readonly isDone: boolean;
}

/** The round after some acts. */
export interface PlayedRound {
  readonly hands: readonly PlayedHand[];
  readonly insuranceMinor: number;
  /** The insurance is offered and not answered. */
  readonly isOffered: boolean;
  /** What was paid for acts that the cards did not allow. It is paid back. */
  readonly returnedMinor: number;
  readonly isOver: boolean;
}

/** The part of a round that no act changes. */
interface Table {
  readonly mainMinor: number;
  /** The dealer's cards, as many as he can ever need; the first is shown. */
  readonly dealer: readonly number[];
  readonly deal: () => number;
  /** The dealer looks for blackjack only once all players of his table have chosen, so that nothing tells it before. */
  readonly looksLate: boolean;
}

const ACE_VALUE = 1;

function handOf(cards: readonly number[], betMinor: number, isDone = false): PlayedHand {
  return { cards, betMinor, isDoubled: false, isDone: isDone || countHand(cards).total >= BLACKJACK };
}

/** Deals the first two cards. With an ace shown the insurance is offered; with a ten the dealer peeks at once. */
export function startRound(table: Table): PlayedRound {
  const hands = [handOf([table.deal(), table.deal()], table.mainMinor)];
  const isOffered = valueOfCard(table.dealer[0] ?? 0) === ACE_VALUE;
  const round = { hands, insuranceMinor: 0, isOffered, returnedMinor: 0, isOver: false };
  return isOffered ? round : peeked(table, round);
}

/** Ends the round where the dealer looks and has blackjack, or no hand is left to play. */
function peeked({ dealer, looksLate }: Table, round: PlayedRound): PlayedRound {
  const isLost = !looksLate && isBlackjack(dealer.slice(0, 2));
  return { ...round, isOffered: false, isOver: isLost || indexOfPlayed(round) === -1 };
}

/** Which hand is being played; -1 where all are done. */
export function indexOfPlayed({ hands }: Pick<PlayedRound, 'hands'>): number {
  return hands.findIndex(({ isDone }) => !isDone);
}

/** The acts that are allowed now. */
export function actsNow(round: PlayedRound): readonly BlackjackAct[] {
  if (round.isOver) return [];
  if (round.isOffered) return ['insure', 'noInsurance'];
  const { cards } = round.hands[indexOfPlayed(round)] ?? { cards: [] };
  return [
    'hit',
    'stand',
    ...(cards.length === 2 ? (['double'] as const) : []),
    ...(round.hands.length === 1 && canSplit(cards) ? (['split'] as const) : []),
  ];
}

/**
 * The round after one more act. To play on while the insurance is offered is to decline it. An act that the cards do
 * not allow changes nothing, and what was paid for it comes back with the win: whoever takes the money does not see
 * the cards.
 */
export function afterAct(table: Table, before: PlayedRound, act: BlackjackAct): PlayedRound {
  const costMinor = costOf(act, table.mainMinor);
  if (before.isOffered && act === 'insure') return peeked(table, { ...before, insuranceMinor: costMinor });
  const round = before.isOffered ? peeked(table, before) : before;
  if (!actsNow(round).includes(act)) return { ...round, returnedMinor: round.returnedMinor + costMinor };
  const at = indexOfPlayed(round);
  const hands = round.hands.flatMap((hand, index) => (index === at ? handsAfter(hand, act, table) : [hand]));
  return { ...round, hands, isOver: indexOfPlayed({ hands }) === -1 };
}

/** Both hands of a split get their second card at once; split aces get no further one. */
function handsAfter({ cards, betMinor }: PlayedHand, act: BlackjackAct, { deal }: Table): readonly PlayedHand[] {
  switch (act) {
    case 'hit':
      return [handOf([...cards, deal()], betMinor)];
    case 'double':
      return [{ ...handOf([...cards, deal()], betMinor * 2, true), isDoubled: true }];
    case 'split':
      return cards.map((card) => handOf([card, deal()], betMinor, valueOfCard(card) === ACE_VALUE));
    default:
      return [handOf(cards, betMinor, true)];
  }
}

/**
 * The dealer's cards at the end: both are turned up, and he draws where a hand of the player is still in the game. At a
 * table of many players he always draws, since all see one dealer.
 */
export function dealtToDealer({ dealer, looksLate }: Table, { hands }: PlayedRound): readonly number[] {
  if (looksLate) return dealerHand(dealer);
  const isNatural = hands.length === 1 && isBlackjack(hands[0]?.cards ?? []);
  const isLive = !isNatural && hands.some(({ cards }) => countHand(cards).total <= BLACKJACK);
  return isLive ? dealerHand(dealer) : dealer.slice(0, 2);
}
