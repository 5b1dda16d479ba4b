import type { GameWords } from '#arcade/client/words/game-words.ts';
import { signOfRank } from '#arcade/games/video-poker/client/card-face.tsx';
import { rankOf } from '#arcade/games/video-poker/rules/cards.ts';
import {
  ANTE_PAYS,
  BONUS_PAYS,
  type CasinoHoldemOutcome,
  type CasinoHoldemView,
  type ShownHand,
} from '../rules/casino-holdem-rules.ts';
import type { HoldemHand } from '../rules/holdem-hands.ts';

/** The name of a hand. Poker hands are named as in the other games of cards. */
export function nameOfHand(hand: HoldemHand, words: GameWords): string {
  return hand === 'pair' || hand === 'highCard' ? words.teenPatti.hand[hand] : words.videoPoker.hand[hand];
}

/** The name of a hand, of equal cards with their rank: two pairs often meet. */
export function nameWithRank({ hand, best }: ShownHand, words: GameWords): string {
  const name = nameOfHand(hand, words);
  const isAlike = hand === 'pair' || hand === 'threeOfAKind' || hand === 'fourOfAKind';
  return isAlike ? `${name} (${signOfRank(rankOf(best[0] ?? 0))})` : name;
}

export function nameOfOutcome(outcome: CasinoHoldemOutcome, words: GameWords): string {
  switch (outcome) {
    case 'fold':
      return words.casinoHoldem.folded;
    case 'unqualified':
      return words.casinoHoldem.unqualified;
    case 'tie':
      return words.blackjack.result.push;
    default:
      return words.blackjack.result[outcome];
  }
}

/** Hands with a pay of their own, from the highest; the others pay like a straight. */
const HIGH = ['royalFlush', 'straightFlush', 'fourOfAKind', 'fullHouse', 'flush'] as const;

/** A row of a pay table: the hands that it stands for, and what they pay. */
export interface PayRow {
  readonly name: string;
  readonly pays: string;
  readonly has: (hand: HoldemHand) => boolean;
}

/** Payouts of the ante, from the highest hand. */
export function anteRows(words: GameWords): readonly PayRow[] {
  const high = HIGH.map((hand) => ({
    name: nameOfHand(hand, words),
    pays: `${ANTE_PAYS[hand]}:1`,
    has: (other: HoldemHand) => other === hand,
  }));
  const isLow = (hand: HoldemHand) => !HIGH.some((other) => other === hand);
  return [...high, { name: words.casinoHoldem.upToStraight, pays: `${ANTE_PAYS.straight}:1`, has: isLow }];
}

/** The end of a round as a sentence. */
export function outcomeTold({ playerHand, dealerHand, outcome }: CasinoHoldemView, words: GameWords): string {
  return words.say('casinoHoldem.ended', {
    player: nameWithRank(playerHand, words),
    dealer: dealerHand === null ? '–' : nameWithRank(dealerHand, words),
    result: nameOfOutcome(outcome ?? 'fold', words),
  });
}

/** The rules and the pay table; at a live table with what is shared there. */
export function rulesTold(words: GameWords, isLive: boolean) {
  const { about, call, dealer, pays, best, shared, time, absent } = words.casinoHoldem.rules;
  const { deck } = words.teenPatti.rules;
  const ante = anteRows(words).map(
    (row) => [words.say('casinoHoldem.pays.ante', { hand: row.name }), row.pays] as const,
  );
  const bonus = [
    ...HIGH.map((hand) => [nameOfHand(hand, words), `${BONUS_PAYS[hand]}:1`] as const),
    [words.casinoHoldem.acesUp, `${BONUS_PAYS.pair}:1`] as const,
  ].map(([hand, multiple]) => [words.say('casinoHoldem.pays.bonus', { hand }), multiple] as const);
  return {
    paragraphs: isLive
      ? [about, shared, call, dealer, pays, time, best, deck]
      : [about, call, dealer, pays, best, deck, absent],
    pays: [...ante, [words.casinoHoldem.call, '1:1'] as const, ...bonus],
  };
}
