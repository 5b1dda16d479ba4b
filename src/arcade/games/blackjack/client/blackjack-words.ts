import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { Bead } from '#arcade/games/tables/client/bead-plate.tsx';
import { BLACKJACK, countHand, isBlackjack } from '../rules/blackjack-hands.ts';
import { type BlackjackView, PAIR_PAYS } from '../rules/blackjack-rules.ts';

export const PAYS = { main: '1:1', perfectPair: `${PAIR_PAYS.mixed}–${PAIR_PAYS.perfect}:1` } as const;
export const NATURAL_PAYS = '3:2';
const PAIRS = ['mixed', 'coloured', 'perfect'] as const;

/** A hand of the dealer: its total, green where it is bust and red where it is 21. */
export function beadOf(cards: readonly number[], words: GameWords): Bead {
  const { total } = countHand(cards);
  const tone = total > BLACKJACK ? 'green' : total === BLACKJACK ? 'red' : 'blue';
  const mark = isBlackjack(cards) ? 'BJ' : String(total);
  return { mark, name: words.say('blackjack.dealerEnded', { total }), tone };
}

export function nameOfHand(index: number, count: number, words: GameWords): string {
  return count === 1 ? words.blackjack.hand : words.say('blackjack.handNumber', { number: index + 1 });
}

/** The sentence for screen readers when it is the player's turn. */
export function turnTold(view: BlackjackView, playedHand: number, words: GameWords): string {
  const hand = view.hands[Math.max(0, playedHand)];
  return words.say('blackjack.turn', {
    dealer: view.dealer.total,
    name: nameOfHand(Math.max(0, playedHand), view.hands.length, words),
    total: hand?.total ?? 0,
  });
}

/** The end of a round as sentences; without a bet that of the dealer alone. */
export function outcomeTold({ bets, dealer, hands, returnedMinor }: BlackjackView, words: GameWords): string {
  const ofDealer = words.say('blackjack.dealerEnded', { total: dealer.total });
  if (bets.main === undefined) return ofDealer;
  const all = hands.map(({ total, result }, index) =>
    words.say('blackjack.ended', {
      name: nameOfHand(index, hands.length, words),
      total,
      result: words.blackjack.result[result ?? 'lose'],
    }),
  );
  return [ofDealer, ...all, ...(returnedMinor > 0 ? [words.blackjack.returned] : [])].join(' ');
}

/** The rules and the pay table; at a live table the dealer looks late, and the time is short. */
export function rulesTold(words: GameWords, isLive: boolean) {
  const { about, dealer, acts, split, insurance, pair, best, shoe, absent, shared, late, time } = words.blackjack.rules;
  return {
    paragraphs: isLive
      ? [about, shared, late, acts, split, insurance, pair, time, best, shoe]
      : [about, dealer, acts, split, insurance, pair, best, shoe, absent],
    pays: [
      [words.blackjack.main, PAYS.main] as const,
      [words.blackjack.result.blackjack, NATURAL_PAYS] as const,
      [words.blackjack.insurance, '2:1'] as const,
      ...PAIRS.map((kind) => [words.blackjack.pair[kind], `${PAIR_PAYS[kind]}:1`] as const),
    ],
  };
}
