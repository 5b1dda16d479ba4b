import { describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { type Combination, combinationOf } from '#arcade/games/shedding/rules/shedding-game.ts';
import { pokerHandOf } from '#arcade/games/tables/rules/poker-hands.ts';
import { type BigTwoKind, beats, combinationsIn } from './big-two-combinations.ts';
import { bigTwo, bigTwoRules } from './big-two-rules.ts';

const { cardsOf, moveOf, textOf, drawnCard } = bigTwo.cards;
const draw = fastDraw(11);
const kindOf = (text: string) => combinationOf(bigTwo, cardsOf(text))?.kind ?? null;

function over(one: string, other: string): boolean {
  const [above, below] = [one, other].map((text) => combinationOf(bigTwo, cardsOf(text)));
  if (!above || !below) throw new Error(`${one} or ${other} cannot be played`);
  return beats(above, below);
}

describe('the combinations of big two', () => {
  it.each([
    ['5h', 'single'],
    ['5c5h', 'pair'],
    ['5d5c5s', 'triple'],
    ['5d5c5h5s', null],
    ['3d4h5s', null],
    ['3d3c4d4c', null],
    ['3d4h5s6c7d', 'straight'],
    ['TdJhQsKcAd', 'straight'],
    ['3d4h5s6c2d', 'straight'],
    ['3d4h5sAc2d', 'straight'],
    ['JdQhKsAc2d', null],
    ['3dQhKsAc2d', null],
    ['3d4hKsAc2d', null],
    ['3d4h5s6c8d', null],
    ['3d5d7d9dKd', 'flush'],
    ['3d3c3h9d9s', 'fullHouse'],
    ['3d3c9h9d9s', 'fullHouse'],
    ['3d3c3h3s9s', 'four'],
    ['3d9d9c9h9s', 'four'],
    ['3d3c9h9d2s', null],
    ['3d3c3h9d2s', null],
    ['3h4h5h6h7h', 'straightFlush'],
    ['3h4h5hAh2h', 'straightFlush'],
    ['3d4d5d6d7d8d', null],
  ])('make of %s: %s', (text, kind) => expect(kindOf(text)).toBe(kind));

  it.each([
    ['5c', '5d', true],
    ['5h', '5s', false],
    ['2d', 'As', true],
    ['6d6s', '6c6h', true],
    ['7d7c', '6h6s', true],
    ['2d2c', 'As', false],
    ['4d4c4h', '3d3c3h', true],
    ['3d3c3h9d9s', '2s', false],
    ['3s4h5s6c7s', '3d4c5d6h7h', true],
    ['3d4h5s6c2d', 'TdJhQsKcAs', true],
    ['3c4s5dAc2d', '3d4h5s6c2s', true],
    ['3c4s5dAc2d', '3d4h5sAd2s', false],
    ['3d5d7d9dKd', '3d4h5sAc2s', true],
    ['3s4s6s7sQs', '3d5d7d9dKd', false],
    ['3s4s6s7sKs', '3d5d7d9dKd', true],
    ['3d3c3h4d4s', '3s5s7s9s2s', true],
    ['5d5c5h3d3s', '4d4c4h2d2s', true],
    ['4d4c4h2d2s', '5d5c5h3d3s', false],
    ['3d3c3h3s4s', '2d2c2hAdAs', true],
    ['4d4c4h4s5d', '3d3c3h3s2s', true],
    ['3d4d5d6d7d', '2d2c2h2sAs', true],
    ['3c4c5c6c7c', '3d4d5d6d7d', true],
    ['3d4d5dAd2d', '3s4s5s6s2s', true],
  ])('%s over %s: %s', (one, other, expected) => expect(over(one, other)).toBe(expected));

  it('are as many as are counted another way', () => {
    for (let deal = 0; deal < 10; deal += 1) {
      const hand = bigTwoRules.start(draw).hands[0] ?? [];
      const counted = countEvery(hand);
      expect(new Set(combinationsIn(hand).map(({ cards }) => moveOf(cards))).size).toBe(counted);
      expect(combinationsIn(hand)).toHaveLength(counted);
    }
  });

  it('beat each other as an order of kinds, ranks and suits that is written down on its own', () => {
    for (let deal = 0; deal < 6; deal += 1) {
      const [own = [], theirs = []] = bigTwoRules.start(draw).hands;
      for (const one of combinationsIn(own))
        for (const other of combinationsIn(theirs)) {
          const isComparable = one.cards.length === other.cards.length;
          const expected = isComparable && compared(orderOf(one), orderOf(other)) > 0;
          if (beats(one, other) !== expected) expect.fail(`${moveOf(one.cards)} over ${moveOf(other.cards)}`);
          if (beats(other, one) !== (isComparable && !expected)) expect.fail(`${moveOf(other.cards)} turned round`);
        }
    }
  });
});

/** How many of all sets of a hand's cards can be played together, judged as hands of poker. */
function countEvery(hand: readonly number[]): number {
  let count = 0;
  for (let set = 1; set < 1 << hand.length; set += 1) {
    const chosen = hand.filter((_, at) => (set >> at) & 1).map(drawnCard);
    const isOfOneRank = new Set(chosen.map((card) => card >> 2)).size === 1;
    if (chosen.length <= 3 && isOfOneRank) count += 1;
    if (chosen.length === 5 && /straight|flush|full|four|royal/i.test(pokerHandOf(chosen).kind)) count += 1;
  }
  return count;
}

const RANKS = '3456789TJQKA2';
const SUITS = 'dchs';
const KINDS = ['straight', 'flush', 'fullHouse', 'fourOfAKind', 'straightFlush', 'royalFlush'];

/** What decides, in the order in which it does. */
function orderOf({ cards }: Combination<BigTwoKind>): readonly number[] {
  const texts = cards.map(textOf);
  const ranks = texts.map((text) => RANKS.indexOf(text.charAt(0)));
  const top = Math.max(...ranks);
  const suits = texts.filter((_, at) => ranks[at] === top).map((text) => SUITS.indexOf(text.charAt(1)));
  const byTop = [top, Math.max(...suits)];
  if (cards.length < 5) return byTop;
  const { kind } = pokerHandOf(cards.map(drawnCard));
  const height = Math.min(KINDS.indexOf(kind), 4);
  if (kind === 'flush') return [height, ...byTop];
  const most = ranks.find((rank) => ranks.filter((other) => other === rank).length >= 3);
  if (most !== undefined) return [height, most];
  // Above ten to ace are 23456 and A2345, in this order; both have the two as their top card.
  const isLowest = top === 12 && ranks.includes(11);
  return [height, top, isLowest ? 1 : 0, Math.max(...suits)];
}

/** Positive where the first list is higher. */
function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
