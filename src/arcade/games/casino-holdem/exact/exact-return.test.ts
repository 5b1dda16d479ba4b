import { describe, expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { casinoHoldemRules, paysOf } from '../rules/casino-holdem-rules.ts';
import { doesQualify, holdemHands, rankHand } from '../rules/holdem-hands.ts';
import { isBestCall } from '../strategy/best-calls.ts';
import {
  callsAfter,
  callsOnBoard,
  handsBeside,
  isCallBetter,
  NET_OF_BEST,
  renamedCard,
  STARTS,
  WAYS,
} from './exact-return.ts';
import { antePayOfScore, KINDS, LEAST_QUALIFIED, scoreOfCards } from './seven-card-score.ts';

/** Seven cards from a deck of their own. */
function sevenCards(seed: number): readonly number[] {
  const draw = seededDraws(seed);
  const deck = Array.from({ length: 52 }, (_, card) => card);
  return Array.from({ length: 7 }, () => deck.splice(draw(deck.length), 1)[0] ?? 0);
}

describe('the score of seven cards', () => {
  it('orders hands as the rules do, and pays alike', () => {
    let before = sevenCards(0);
    for (let seed = 1; seed < 4_000; seed += 1) {
      const cards = sevenCards(seed);
      const ranked = rankHand(cards);
      const order = Math.sign(scoreOfCards(cards) - scoreOfCards(before));
      expect(order, String(seed)).toBe(Math.sign(ranked.score - rankHand(before).score));
      const kind = Math.min(8, holdemHands.indexOf(ranked.hand));
      expect(Math.floor(scoreOfCards(cards) / KINDS), String(seed)).toBe(kind);
      expect(scoreOfCards(cards) >= LEAST_QUALIFIED).toBe(doesQualify(ranked));
      expect(antePayOfScore(scoreOfCards(cards))).toBe(paysOf('win', ranked.hand).ante - 1);
      before = cards;
    }
  });
});

describe('the exact return', () => {
  it('counts a board as the rules settle it against each hand of the dealer', () => {
    const flop = [50, 38, 21] as const;
    const [turn, river] = [34, 7];
    const called = handsBeside(flop);
    callsOnBoard([...flop, turn, river], called);
    for (const wanted of [
      [51, 49],
      [0, 4],
      [30, 26],
      [46, 42],
    ] as const) {
      const [one, other] = [...wanted].sort((left, right) => left - right);
      const hand = called.ones.findIndex((first, index) => first === one && called.others[index] === other);
      const board: readonly number[] = [...flop, turn, river];
      const players = rankHand([...wanted, ...board]);
      const left = Array.from({ length: 52 }, (_, card) => card).filter(
        (card) => !board.includes(card) && !wanted.some((own) => own === card),
      );
      let sum = 0;
      for (const [index, first] of left.entries())
        for (const second of left.slice(index + 1)) {
          const dealers = rankHand([first, second, ...board]);
          const lead = players.score - dealers.score;
          const decided = lead === 0 ? 'tie' : lead > 0 ? 'win' : 'lose';
          const { ante, call } = paysOf(doesQualify(dealers) ? decided : 'unqualified', players.hand);
          sum += ante - 1 + 2 * (call - 1);
        }
      expect(called.sums[hand]).toBe(sum);
    }
  });

  it('is the stated one', () => {
    const returned = 1 + NET_OF_BEST / (STARTS * WAYS);
    expect(casinoHoldemRules.returnBasisPoints).toBe(Math.floor(returned * 10_000));
  });

  it('has the written choices of a flop, whatever its suits are called', () => {
    const flop = [17, 30, 44] as const;
    const { ones, others, sums } = callsAfter(flop);
    const suits = [2, 0, 3, 1];
    let calls = 0;
    for (const [hand, sum] of sums.entries()) {
      const player = [others[hand] ?? 0, ones[hand] ?? 0].map((card) => renamedCard(card, suits));
      const renamed = flop.map((card) => renamedCard(card, suits));
      expect(isBestCall(player, renamed), String(player)).toBe(isCallBetter(sum));
      calls += Number(isCallBetter(sum));
    }
    expect(calls > 0 && calls < sums.length).toBe(true);
  });
});
