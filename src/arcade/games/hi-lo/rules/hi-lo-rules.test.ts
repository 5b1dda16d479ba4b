import { describe, expect, it } from 'vitest';
import type { Choice } from '#arcade/games/game-rules.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { hiLoRules } from './hi-lo-rules.ts';

const deal = (...cards: readonly number[]) => {
  const left = cards.values();
  return () => left.next().value ?? 0;
};

/** Whether a guess is right, by the order of the ranks as they are written. */
function judged(guess: string, card: number, next: number): boolean {
  const [from, to] = [Math.floor(card / 4), Math.floor(next / 4)];
  if (guess === 'higher') return from === 0 ? to > 0 : to >= from;
  return from === 12 ? to < 12 : to <= from;
}

/** With how many cards of the deck a guess is right, by trying all. */
const cardsFor = (guess: string, card: number) =>
  Array.from({ length: 52 }, (_, next) => next).filter((next) => judged(guess, card, next)).length;

/** The multiple of right guesses, by the chance of each in cards of the deck. */
function fairMultiple(counts: readonly number[]): number {
  let [numerator, denominator] = [97n, 1n];
  for (const count of counts) [numerator, denominator] = [numerator * 52n, denominator * BigInt(count)];
  return Math.min(100_000, Number(numerator / denominator));
}

describe('the return', () => {
  it('of any guess or two is 97 % at most, and less only by rounding down to hundredths', () => {
    for (const guess of ['higher', 'lower'])
      for (let card = 0; card < 52; card += 1) {
        let won = 0;
        for (let next = 0; next < 52; next += 1)
          won += hiLoRules.play(deal(card, next), [{ guess }, { cashOut: true }], 100).winMinor;
        const count = cardsFor(guess, card);
        expect(count % 4 === 0 && count > 0 && count < 52).toBe(true);
        expect(won).toBe(count * fairMultiple([count]));
        expect(won <= 97 * 52 && won > 97 * 52 - count).toBe(true);
        for (const second of ['higher', 'lower'])
          for (let next = 0; next < 52; next += 4) {
            const { view } = hiLoRules.play(deal(card, next), [{ guess }], 100);
            if (!judged(guess, card, next)) continue;
            const price = view.prices?.[second === 'higher' ? 'higher' : 'lower'];
            const counts = [count, cardsFor(second, next)];
            expect(price).toEqual({ ways: cardsFor(second, next) / 4, multiple: fairMultiple(counts) });
          }
      }
    expect(hiLoRules.returnBasisPoints).toBe(9700);
  });
});

it('settles like a calculator that knows all cards', () => {
  const ends = new Set<string>();
  for (let round = 0; round < 600; round += 1) {
    const bet = 100 * (round + 1);
    const draw = seededDraws(round);
    const cards = Array.from({ length: 30 }, () => draw(52));
    const choices: Choice[] = [];
    const counts: number[] = [];
    let isRight = true;
    for (let step = 0; isRight && step < 24 && fairMultiple(counts) < 100_000; step += 1) {
      const [card = 0, next = 0] = cards.slice(step);
      const progress = hiLoRules.play(seededDraws(round), choices, bet);
      expect(progress).toMatchObject({ isOver: false, winMinor: 0 });
      expect(progress.view.cards).toEqual(cards.slice(0, step + 1));
      if (step > round % 7) break;
      const guess = round % 3 === 0 ? 'likelier' : round % 3 === 1 ? 'higher' : 'lower';
      const meant = guess !== 'likelier' ? guess : card >= 28 ? 'lower' : 'higher';
      expect(hiLoRules.choiceProblem(choices, { guess })).toBeNull();
      choices.push({ guess });
      counts.push(cardsFor(meant, card));
      isRight = judged(meant, card, next);
    }
    if (!hiLoRules.play(seededDraws(round), choices, bet).isOver) choices.push({ cashOut: true });
    const { view, isOver, winMinor } = hiLoRules.play(seededDraws(round), choices, bet);
    const multiple = isRight ? fairMultiple(counts) : 0;
    expect({ isOver, winMinor, isLost: view.isLost }).toEqual({
      isOver: true,
      winMinor: (bet / 100) * multiple,
      isLost: !isRight,
    });
    expect(view).toMatchObject({ multiple, prices: null, cards: cards.slice(0, counts.length + 1) });
    ends.add(isRight ? 'won' : 'lost');
  }
  expect(ends.size).toBe(2);
});

it('is over and paid at the highest multiple, and after 24 guesses', () => {
  // A deuce after a deuce is right with one rank of 13.
  const same = Array.from({ length: 4 }, () => ({ guess: 'lower' }));
  const atThree = hiLoRules.play(deal(0, 1, 2), same.slice(0, 2), 100);
  expect(atThree).toMatchObject({
    isOver: false,
    view: { multiple: 16_393, prices: { lower: { multiple: 100_000 } } },
  });
  expect(hiLoRules.play(deal(0, 1, 2, 3), same.slice(0, 3), 100)).toMatchObject({ isOver: true, winMinor: 100_000 });
  // A deuce and an ace by turns never fail the likelier guess, and each pays 13 of 12.
  const turns = Array.from({ length: 25 }, (_, at) => (at % 2) * 48);
  const long = Array.from({ length: 24 }, () => ({ guess: 'likelier' }));
  expect(hiLoRules.play(deal(...turns), long.slice(1), 100).isOver).toBe(false);
  expect(hiLoRules.play(deal(...turns), long, 100)).toMatchObject({ isOver: true, winMinor: 662 });
});

it('ends for an absent player: with the likelier guess, cashed out if it is right', () => {
  for (const [next, winMinor] of [
    [0, 0],
    [51, 105],
  ] as const) {
    const choices: Choice[] = [];
    while (!hiLoRules.play(deal(0, next), choices, 100).isOver && choices.length < 5) {
      const choice = hiLoRules.choiceOfAbsent(choices);
      expect(hiLoRules.choiceProblem(choices, choice)).toBeNull();
      choices.push(choice);
    }
    expect(hiLoRules.play(deal(0, next), choices, 100)).toMatchObject({ isOver: true, winMinor });
  }
});

it('names what is wrong with a choice', () => {
  const problem = (choice: Choice, made: readonly Choice[] = [{ guess: 'higher' }]) =>
    hiLoRules.choiceProblem(made, choice);
  expect(problem({ cashOut: true })).toBeNull();
  expect(problem({ cashOut: true }, [])).toBe('must not cash out before a guess');
  expect(problem({ cashOut: 1 })).toBe('must be true to cash out');
  expect(problem({ guess: 'same' })).toBe('guess must be one of higher, lower');
  for (const choice of [{}, { card: 3 }]) expect(problem(choice)).toBe('must guess or cash out');
  expect(problem({ guess: 'higher', cashOut: true })).toBe('must have one key');
});
