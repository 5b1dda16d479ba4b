import {
  FLUSH,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  KINDS,
  STRAIGHT_FLUSH,
  scoreOfCards,
} from '#arcade/games/casino-holdem/exact/seven-card-score.ts';
import { forEachSuitClass } from '#arcade/games/video-poker/exact/suit-classes.ts';
import { HandCounts } from './hand-counts.ts';

const CARDS = 52;
const DEALER_HANDS = 163_185;
/** All hands of the player, open cards of the dealer, and hands of his with each. */
export const DEALS = 2_598_960 * 47 * DEALER_HANDS;

/** Ace and king as bits of ranks: the least score that qualifies has them and the lowest three others. */
const ACE_KING = (1 << 12) | (1 << 11);
const LEAST_QUALIFIED = ACE_KING | 0b111;
const ROYAL_TOP = 12;

/** The net win of the best choices over all deals, in antes: 94.77569 %. `exact-return.soak.ts` adds it up. */
export const NET_OF_BEST = -1_041_372_912_372;
/** The same by `raise-by-rules.ts`: 94.77547 %. They differ in 88,344 of 122,151,120 starts. */
export const NET_BY_RULES = -1_041_417_758_724;

/** The pay of a raise, in raises. */
function raisePay(score: number): number {
  const kind = Math.floor(score / KINDS);
  if (kind === STRAIGHT_FLUSH) return score % KINDS === ROYAL_TOP ? 100 : 50;
  if (kind === FOUR_OF_A_KIND) return 20;
  if (kind === FULL_HOUSE) return 7;
  if (kind === FLUSH) return 5;
  return Math.max(1, kind);
}

/** All hands, in the order of their scores: five cards each. */
function handsInOrder(): { readonly cards: Uint8Array; readonly order: Float64Array; readonly scores: Int32Array } {
  const count = 2_598_960;
  const cards = new Uint8Array(count * 5);
  const scores = new Int32Array(count);
  const order = new Float64Array(count);
  let place = 0;
  for (let a = 0; a < CARDS; a += 1)
    for (let b = a + 1; b < CARDS; b += 1)
      for (let c = b + 1; c < CARDS; c += 1)
        for (let d = c + 1; d < CARDS; d += 1)
          for (let e = d + 1; e < CARDS; e += 1) {
            cards.set([a, b, c, d, e], place * 5);
            const score = scoreOfCards([a, b, c, d, e]);
            scores[place] = score;
            order[place] = score * 4_194_304 + place;
            place += 1;
          }
  return { cards, order: order.sort(), scores };
}

/** A hand of the player that stands for all with other names of suits. */
interface HandClass {
  readonly hand: readonly number[];
  readonly weight: number;
  readonly score: number;
}

/** Called with the net win of raising a hand against an open card, over all hands of the dealer, in antes. */
export type VisitRaise = (hand: readonly number[], shown: number, weight: number, net: number) => void;

/** The number of classes of the player's hands. */
export const HAND_CLASSES = 134_459;

/** The net win of folding over the same hands, in antes. */
export const NET_OF_FOLD = -DEALER_HANDS;

/**
 * Goes through the player's hands, by classes of suits, and the dealer's open cards. The dealer's hands are gone
 * through once in the order of their scores, so that those counted so far are the lower ones. All of it takes about a
 * minute; `isWanted` chooses classes, by their hand and their place in the order of scores.
 */
export function forEachRaise(
  visit: VisitRaise,
  isWanted: (hand: readonly number[], index: number) => boolean = () => true,
): void {
  const classes: HandClass[] = [];
  forEachSuitClass(5, (hand, weight) => classes.push({ hand: [...hand], weight, score: scoreOfCards(hand) }));
  classes.sort((left, right) => left.score - right.score);
  const { cards, order, scores } = handsInOrder();
  const none = new HandCounts();
  const lower = new HandCounts();
  const upTo = new HandCounts();
  let next = 0;
  let added = 0;
  const handAt = (at: number) => (order[at] ?? 0) % 4_194_304;
  const scoreAt = (at: number) => scores[handAt(at)] ?? 0;
  const hand = (at: number) => cards.subarray(handAt(at) * 5, handAt(at) * 5 + 5);
  for (; next < order.length && scoreAt(next) < LEAST_QUALIFIED; next += 1) none.add(hand(next));
  added = next;
  for (const { hand: mine, weight, score } of classes.filter((each, index) => isWanted(each.hand, index))) {
    for (; added < order.length && scoreAt(added) < score; added += 1) lower.add(hand(added));
    for (; next < order.length && scoreAt(next) <= score; next += 1) upTo.add(hand(next));
    const winsPay = 1 + 2 * raisePay(score);
    for (let shown = 0; shown < CARDS; shown += 1) {
      if (mine.includes(shown)) continue;
      const all = [...mine, shown].sort((left, right) => left - right);
      const at = all.indexOf(shown);
      const without = none.apart(all, at);
      const below = lower.apart(all, at);
      const higher = DEALER_HANDS - without - upTo.apart(all, at);
      visit(mine, shown, weight, without + below * winsPay - 3 * higher);
    }
  }
}
