import { expect, it } from 'vitest';
import { type DrawInteger, drawFromWords } from '#arcade/engine/draw-integer.ts';
import { type CoinSide, coinRules } from './coin-rules.ts';

const sides: readonly CoinSide[] = ['heads', 'tails'];

function scripted(result: number): DrawInteger {
  return (bound) => {
    expect(bound).toBe(2);
    return result;
  };
}

function randomDraw(seed: number): DrawInteger {
  let state = seed;
  return drawFromWords(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state ^ (state >>> 15)) >>> 0;
  });
}

it.each(sides)('returns exactly the stated share of bets on %s', (side) => {
  const wins = [0, 1].map((result) => coinRules.play(scripted(result), [{ side }], 10_000).winMinor);
  expect((wins[0] ?? 0) + (wins[1] ?? 0)).toBe(2 * coinRules.returnBasisPoints);
});

it('pays 49 for each 25 of the bet if the coin lands on the side, for any bet', () => {
  for (let round = 0; round < 500; round += 1) {
    const bet = coinRules.betUnits * (round + 1);
    const side = sides[round % 2] ?? 'heads';
    const landed = sides[randomDraw(round)(2)];
    expect(coinRules.play(randomDraw(round), [{ side }], bet)).toEqual({
      view: { side, landed },
      isOver: true,
      winMinor: landed === side ? (bet / 25) * 49 : 0,
    });
  }
});

it('lands on the same side whatever was chosen', () => {
  for (const result of [0, 1]) {
    const [onHeads, onTails] = sides.map((side) => coinRules.play(scripted(result), [{ side }], 25).view.landed);
    expect(onHeads).toBe(onTails);
  }
});

it('names what is wrong with a choice', () => {
  expect(coinRules.choiceProblem([], { side: 'heads' })).toBeNull();
  expect(coinRules.choiceProblem([], { side: 'edge' })).toBe('must be heads or tails');
  expect(coinRules.choiceProblem([], {})).toBe('must be heads or tails');
  expect(coinRules.choiceProblem([], { side: 'heads', bet: 1 })).toBe('must have a side and nothing else');
  expect(coinRules.choiceProblem([{ side: 'heads' }], { side: 'tails' })).toBe('must not follow the choice of a side');
  expect(coinRules.choiceProblem([], coinRules.choiceOfAbsent([]))).toBeNull();
  expect(() => coinRules.play(scripted(0), [], 25)).toThrow(RangeError);
});
