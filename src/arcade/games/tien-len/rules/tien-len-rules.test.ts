import { describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { combinationOf } from '#arcade/games/shedding/rules/shedding-game.ts';
import { beats, combinationsIn } from './tien-len-combinations.ts';
import { tienLen, tienLenRules } from './tien-len-rules.ts';

const { cardsOf, moveOf } = tienLen.cards;
const draw = fastDraw(7);
const kindOf = (text: string) => combinationOf(tienLen, cardsOf(text))?.kind ?? null;

function over(one: string, other: string): boolean {
  const [above, below] = [one, other].map((text) => combinationOf(tienLen, cardsOf(text)));
  if (!above || !below) throw new Error(`${one} or ${other} cannot be played`);
  return beats(above, below);
}

describe('the cards of tien len', () => {
  it.each([
    ['5h', 'single'],
    ['5c5h', 'pair'],
    ['5s5c5h', 'triple'],
    ['5s5c5d5h', 'four'],
    ['3s4hTd', null],
    ['3s4h5d', 'run'],
    ['3s4h', null],
    ['KsAh2d', null],
    ['3s4s5s6s7s8s9sTsJsQsKsAs', 'run'],
    ['3s3h4s4d5c5h', 'pairRun'],
    ['3s3h4s4d', null],
    ['QsQhKsKdAcAh', 'pairRun'],
    ['KsKhAsAd2c2h', null],
    ['5c5h6d', null],
  ])('make of %s: %s', (text, kind) => expect(kindOf(text)).toBe(kind));

  it.each([
    ['5h', '5d', true],
    ['5d', '5h', false],
    ['2s', 'Ah', true],
    ['6s6h', '6c6d', true],
    ['6s6c', '6d6h', false],
    ['4s5s6h', '4h5h6d', true],
    ['4s5s6s7s', '3s4s5s', false],
    ['3s3c4s4c5s5c', '2h', true],
    ['3s3c4s4c5s5c', '2s2h', false],
    ['3s3c4s4c5s5c6s6c', '2s2h', true],
    ['3s3c4s4c5s5c6s6c', '2s2c2h', false],
    ['3s3c3d3h', '2h', true],
    ['3s3c3d3h', '2s2h', false],
    ['3s3c3d3h', 'Ah', false],
    ['4s4c4d4h', '3s3c3d3h', true],
    ['3s3c4s4c5s5c', 'AsAh', false],
  ])('%s over %s: %s', (one, other, expected) => expect(over(one, other)).toBe(expected));

  it('have as many combinations as are counted another way', () => {
    for (let deal = 0; deal < 20; deal += 1) {
      const hand = tienLenRules.start(draw).hands[0] ?? [];
      const counted = countEvery(hand);
      expect(new Set(combinationsIn(hand).map(({ cards }) => moveOf(cards))).size).toBe(counted);
      expect(combinationsIn(hand)).toHaveLength(counted);
    }
  });
});

/** How many of all sets of a hand's cards can be played together, judged by counts of ranks alone. */
function countEvery(hand: readonly number[]): number {
  let count = 0;
  for (let set = 1; set < 1 << hand.length; set += 1) {
    const ranks = new Map<number, number>();
    for (const [at, card] of hand.entries()) if ((set >> at) & 1) ranks.set(card >> 2, (ranks.get(card >> 2) ?? 0) + 1);
    const widths = new Set(ranks.values());
    const [width = 0] = widths;
    const kinds = [...ranks.keys()];
    const isRow = Math.max(...kinds) - Math.min(...kinds) === kinds.length - 1 && !ranks.has(12);
    if (widths.size === 1 && (kinds.length === 1 || (kinds.length >= 3 && width <= 2 && isRow))) count += 1;
  }
  return count;
}
