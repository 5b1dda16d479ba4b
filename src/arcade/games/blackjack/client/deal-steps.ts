import type { BlackjackView } from '../rules/blackjack-rules.ts';

/** One step of the deal: a card is dealt or turned over. */
type DealStep =
  | { readonly to: 'dealer' }
  /** The dealer's second card, face down. */
  | { readonly to: 'hole' }
  | { readonly to: 'hand'; readonly hand: number };

/** The cards on the table after some steps. */
export interface DealtCards {
  readonly dealer: readonly number[];
  /** The dealer's second card lies face down. */
  readonly hasHole: boolean;
  readonly hands: readonly (readonly number[])[];
  /** The first two cards of the player have been dealt. */
  readonly hasPair: boolean;
}

const DEALT_FIRST = 4;

/**
 * The cards of a view in the order in which they came to the table. Later views of a round begin with the same steps;
 * where a pair is split, its second card becomes the first one of the second hand.
 */
export function dealSteps({ dealer, hands }: BlackjackView): readonly DealStep[] {
  const isSplit = hands.length > 1;
  const toHand = (hand: number): DealStep => ({ to: 'hand', hand });
  const further = (hand: number, from: number) =>
    Array.from({ length: Math.max(0, (hands[hand]?.cards.length ?? 0) - from) }, () => toHand(hand));
  return [
    toHand(0),
    { to: 'dealer' },
    toHand(isSplit ? 1 : 0),
    { to: 'hole' },
    ...(isSplit ? [toHand(0), toHand(1)] : []),
    ...further(0, 2),
    ...(isSplit ? further(1, 2) : []),
    ...Array.from({ length: dealer.cards.length - 1 }, () => ({ to: 'dealer' }) as const),
  ];
}

/** The cards on the table after the first steps of a view. */
export function dealtAfter(view: BlackjackView, begun: number): DealtCards {
  const steps = dealSteps(view).slice(0, begun);
  const dealer = view.dealer.cards.slice(0, steps.filter(({ to }) => to === 'dealer').length);
  return {
    dealer,
    hasHole: dealer.length === 1 && steps.some(({ to }) => to === 'hole'),
    hands: view.hands.map(({ cards }, index) =>
      cards.slice(0, steps.filter((step) => step.to === 'hand' && step.hand === index).length),
    ),
    hasPair: begun >= DEALT_FIRST - 1,
  };
}
