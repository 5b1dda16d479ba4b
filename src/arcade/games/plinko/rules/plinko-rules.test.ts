import { expect, it } from 'vitest';
import { type DrawInteger, drawFromWords } from '#arcade/engine/draw-integer.ts';
import { plinkoTables } from '../exact/plinko-bets.ts';
import { plinkoMultiples, plinkoRisks } from './plinko-multiples.ts';
import { plinkoRules } from './plinko-rules.ts';

function randomDraw(seed: number): DrawInteger {
  let state = seed;
  return drawFromWords(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state ^ (state >>> 15)) >>> 0;
  });
}

/** Draws the bits of a number, the lowest first. */
function scripted(bits: number): DrawInteger {
  let left = bits;
  return (bound) => {
    expect(bound).toBe(2);
    const drawn = left % 2;
    left = Math.floor(left / 2);
    return drawn;
  };
}

/** From the lowest row up: above two places the ball is worth their mean. Answers 4,096 times the mean multiple. */
function sumFromBelow(multiples: readonly number[]): number {
  let worth = [...multiples];
  while (worth.length > 1) worth = worth.slice(1).map((right, place) => right + (worth[place] ?? 0));
  return worth[0] ?? 0;
}

it.each([
  ['low', 397_300],
  ['medium', 397_300],
  ['high', 397_320],
] as const)('returns over all paths at risk %s what the rows above each other come to', (risk, sum) => {
  let won = 0;
  for (let bits = 0; bits < 4_096; bits += 1) won += plinkoRules.play(scripted(bits), [{ risk }], 100).winMinor;
  expect(won).toBe(sum);
  expect(sumFromBelow(plinkoMultiples[risk])).toBe(sum);
  expect(plinkoTables[plinkoRisks.indexOf(risk)]?.bets[0]?.exactShare).toBeCloseTo(sum / 409_600, 12);
  expect(Math.round((sum * 100) / 4_096)).toBe(plinkoRules.returnBasisPoints);
});

it.each(plinkoRisks)('pays the same on both sides at risk %s, in whole tenths', (risk) => {
  const multiples = plinkoMultiples[risk];
  expect(multiples).toHaveLength(13);
  expect(multiples.toReversed()).toEqual(multiples);
  expect(multiples.filter((multiple) => multiple % 10 !== 0)).toEqual([]);
});

it('pays the slot that the turns lead to, for any bet', () => {
  for (let round = 0; round < 500; round += 1) {
    const bet = plinkoRules.betUnits * (round + 1);
    const risk = plinkoRisks[round % 3] ?? 'low';
    const draw = randomDraw(round);
    const path = Array.from({ length: 12 }, () => draw(2));
    const slot = path.reduce((sum, turn) => sum + turn, 0);
    const multiple = plinkoMultiples[risk][slot] ?? 0;
    expect(plinkoRules.play(randomDraw(round), [{ risk }], bet)).toEqual({
      view: { risk, path, slot, multiple },
      isOver: true,
      winMinor: (bet * multiple) / 100,
    });
  }
});

it('falls the same way at every risk', () => {
  const [first, ...others] = plinkoRisks.map((risk) => plinkoRules.play(randomDraw(7), [{ risk }], 10).view.path);
  for (const path of others) expect(path).toEqual(first);
});

it('names what is wrong with a choice', () => {
  expect(plinkoRules.choiceProblem([], { risk: 'high' })).toBeNull();
  expect(plinkoRules.choiceProblem([], { risk: 'none' })).toBe('must be low, medium or high');
  expect(plinkoRules.choiceProblem([], { risk: 'low', rows: 8 })).toBe('must have a risk and nothing else');
  expect(plinkoRules.choiceProblem([{ risk: 'low' }], { risk: 'low' })).toBe('must not follow the choice of a risk');
  expect(plinkoRules.choiceProblem([], plinkoRules.choiceOfAbsent([]))).toBeNull();
  expect(() => plinkoRules.play(scripted(0), [], 10)).toThrow(RangeError);
});
