import { expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { trialKind } from '../testing/trial-judge.ts';
import { JOKER } from './cards.ts';
import { type HandKind, handKinds, judgeHand } from './hand-rank.ts';

it('counts the hands of a full deck as the books do', () => {
  const counts = Object.fromEntries(handKinds.map((kind) => [kind, 0])) as Record<HandKind, number>;
  for (let a = 0; a < 48; a += 1)
    for (let b = a + 1; b < 49; b += 1)
      for (let c = b + 1; c < 50; c += 1)
        for (let d = c + 1; d < 51; d += 1)
          for (let e = d + 1; e < 52; e += 1) counts[judgeHand([a, b, c, d, e], null).kind] += 1;
  expect(counts).toEqual({
    naturalRoyal: 4,
    fourWilds: 0,
    fiveOfAKind: 0,
    wildRoyal: 0,
    straightFlush: 36,
    fourOfAKind: 624,
    fullHouse: 3_744,
    flush: 5_108,
    straight: 10_200,
    threeOfAKind: 54_912,
    twoPair: 123_552,
    pair: 1_098_240,
    highCard: 1_302_540,
  });
});

/** How many wild cards are dealt on purpose, since they are rare. Three of them take long to try. */
const wildsDealt = [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 4];

function sample(count: number, deckSize: number, wilds: readonly number[], seed: number): number[][] {
  const draw = seededDraws(seed);
  return Array.from({ length: count }, (_, index) => {
    const hand = new Set<number>();
    for (const wild of wilds.slice(0, wildsDealt[index % wildsDealt.length])) hand.add(wild);
    // Half of the others are close to each other, so that straights and flushes come up.
    const [step, width] = index % 2 === 0 ? [1, deckSize] : [4, 6];
    const first = step === 1 ? 0 : draw(28);
    while (hand.size < 5) hand.add(index % 6 === 1 ? first + draw(8) : first + step * draw(width));
    return [...hand];
  });
}

it.each([
  ['no wild cards', null, 52, [], 1],
  ['deuces wild', 0, 52, [0, 1, 2, 3], 2],
  ['sevens wild', 5, 52, [20, 21, 22, 23], 3],
  ['a joker', null, 53, [JOKER], 4],
] as const)('judges hands with %s like one who tries all cards in their place', (_, wildRank, size, wilds, seed) => {
  const hands = sample(wilds.length > 1 ? 120 : 1_500, size, wilds, seed);
  const kinds = new Set<HandKind>();
  for (const hand of hands) {
    const { kind } = judgeHand(hand, wildRank);
    expect(kind, String(hand)).toBe(trialKind(hand, wildRank));
    kinds.add(kind);
  }
  expect(kinds.size).toBeGreaterThanOrEqual(7);
});

it('tells the rank of fours and pairs, and pairs a joker with the highest card', () => {
  expect(judgeHand([48, 49, 50, 51, 0], null)).toEqual({ kind: 'fourOfAKind', rank: 12 });
  expect(judgeHand([0, 1, 50, 40, 20], null)).toEqual({ kind: 'pair', rank: 0 });
  expect(judgeHand([JOKER, 1, 46, 40, 20], null)).toEqual({ kind: 'pair', rank: 11 });
});

it('does not depend on the order of the cards', () => {
  const draw = seededDraws(9);
  for (const hand of sample(200, 53, [JOKER], 5)) {
    const turned = [...hand.slice(draw(5)), ...hand].filter((card, index, cards) => cards.indexOf(card) === index);
    expect(judgeHand(turned, null)).toEqual(judgeHand(hand, null));
  }
});
