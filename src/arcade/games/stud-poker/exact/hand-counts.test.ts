import { expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { HandCounts } from './hand-counts.ts';

function handOf(draw: (bound: number) => number): readonly number[] {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const hand = Array.from({ length: 5 }, () => deck.splice(draw(deck.length), 1)[0] ?? 0);
  return hand.sort((left, right) => left - right);
}

it('counts hands with a card and without those of another hand, like one who goes through them', () => {
  const draw = seededDraws(3);
  const hands = Array.from({ length: 3_000 }, () => handOf(draw));
  const counts = new HandCounts();
  for (const hand of hands) counts.add(hand);
  for (let round = 0; round < 60; round += 1) {
    const mine = handOf(draw);
    for (let shown = round % 7; shown < 52; shown += 7) {
      if (mine.includes(shown)) continue;
      const all = [...mine, shown].sort((left, right) => left - right);
      const found = hands.filter((hand) => hand.includes(shown) && !hand.some((card) => mine.includes(card)));
      expect(counts.apart(all, all.indexOf(shown))).toBe(found.length);
    }
  }
});
