import { describe, expect, it } from 'vitest';
import { shareOfPlace } from '#arcade/games/returns/played-table.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { shoeDraws } from '#arcade/games/testing/shoe-draws.ts';
import { faroTable, RANK_WAYS } from '../exact/faro-bets.ts';
import { faroPlaces } from './faro-places.ts';
import { faroRules } from './faro-rules.ts';

describe('the return', () => {
  it('of a rank is exact, over all places of its four cards in the deck', () => {
    const counts = { win: 0, lose: 0, split: 0 };
    // Place 0 is the soda; a turn is an odd place and the next one; place 51 is never dealt.
    for (let a = 0; a < 49; a += 1)
      for (let b = a + 1; b < 50; b += 1)
        for (let c = b + 1; c < 51; c += 1)
          for (let d = c + 1; d < 52; d += 1) {
            const [first, second] = a === 0 ? [b, c] : [a, b];
            if (first % 2 === 0) counts.win += 1;
            else counts[second === first + 1 ? 'split' : 'lose'] += 1;
          }
    expect(counts).toEqual(RANK_WAYS);
    const rank = (2 * counts.win + counts.split / 2) / 270_725;
    expect(faroRules.returnBasisPoints).toBe(Math.floor(rank * 10_000));
    for (const place of ['win0', 'lose12']) expect(shareOfPlace(faroTable, place)).toBeCloseTo(rank, 12);
    // By turns: both cards of the turn, and two of those that lie after it or in the soda.
    let splits = 0;
    for (let turn = 1; turn <= 25; turn += 1) splits += ((52 - 2 * turn) * (51 - 2 * turn)) / 2;
    expect(splits).toBe(counts.split);
  });

  it('of the high card is 99 of 102, over all first turns', () => {
    let paid = 0;
    for (let lose = 0; lose < 52; lose += 1)
      for (let win = 0; win < 52; win += 1)
        if (win !== lose) {
          const soda = [0, 1, 2].find((card) => card !== win && card !== lose) ?? 0;
          paid += faroRules.play(shoeDraws([soda, lose, win], 1), [{ bets: { high: 2 } }], 2).winMinor;
        }
    expect(paid / (2 * 52 * 51)).toBeCloseTo(99 / 102, 12);
    expect(shareOfPlace(faroTable, 'high')).toBeCloseTo(99 / 102, 12);
  });
});

/** Where a rank's first card in the turns lies: in the first or the second card of a turn, or in both. */
function endOfRank(cards: readonly number[], rank: number): string {
  const at = cards.findIndex((card, place) => place > 0 && Math.floor(card / 4) === rank);
  if (at % 2 === 0) return 'win';
  return Math.floor((cards[at + 1] ?? -4) / 4) === rank ? 'split' : 'lose';
}

it('settles like an independent calculator that knows the whole deck', () => {
  const seen = new Map<string, number>();
  for (let round = 0; round < 300; round += 1) {
    const bets = Object.fromEntries(
      faroPlaces.filter((_, index) => (index * 5 + round) % 9 < 2).map((place, at) => [place, 2 * (at + round + 1)]),
    );
    const all = Object.fromEntries(faroPlaces.map((place) => [place, 2]));
    const whole = faroRules.play(seededDraws(round), [{ bets: all }], 54).view;
    const deck = [whole.soda, ...whole.turns.flatMap(({ lose, win }) => [lose, win])];
    expect(new Set(deck).size).toBe(deck.length);
    const { view, isOver, winMinor } = faroRules.play(seededDraws(round), [{ bets }], 2);
    expect(whole.turns.slice(0, view.turns.length)).toEqual(view.turns);
    let paid = 0;
    let lastTurn = 1;
    for (const [place, stake] of Object.entries(bets)) {
      const rank = Number(place.replace(/\D+/, ''));
      const [lose = 0, win = 0] = deck.slice(1, 3).map((card) => Math.floor(card / 4));
      const end = place !== 'high' ? endOfRank(deck, rank) : win === lose ? 'split' : win > lose ? 'win' : 'lose';
      const won = place.startsWith('lose') && end !== 'split' ? (end === 'win' ? 'lose' : 'win') : end;
      paid += won === 'win' ? 2 * stake : won === 'split' ? stake / 2 : 0;
      seen.set(won, (seen.get(won) ?? 0) + 1);
      if (place === 'high') continue;
      const at = deck.findIndex((card, index) => index > 0 && Math.floor(card / 4) === rank);
      lastTurn = Math.max(lastTurn, Math.ceil(at / 2));
    }
    expect({ winMinor, isOver }).toEqual({ winMinor: paid, isOver: true });
    expect(view.turns.length).toBe(lastTurn);
    expect(view.wins.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(paid);
  }
  expect([...seen.keys()].sort()).toEqual(['lose', 'split', 'win']);
});

it('takes the chips as its choice', () => {
  expect(faroRules.betOf?.({ bets: { win12: 4, lose3: 2 } })).toBe(6);
  expect(faroRules.choiceProblem([], faroRules.choiceOfAbsent([]))).toBeNull();
  expect(faroRules.choiceProblem([], { bets: { win13: 2 } })).toBe('must not bet on the unknown place win13');
  expect(faroRules.choiceProblem([], { bets: { high: 3 } })).toBe('must bet a positive whole multiple of 2 on high');
});
