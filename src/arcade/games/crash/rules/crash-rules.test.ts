import { expect, it } from 'vitest';
import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { wordsThatReach } from '../exact/crash-bets.ts';
import { crashRules, HIGHEST_TARGET, LEAST_TARGET } from './crash-rules.ts';

const WORDS = 2 ** 32;

function scripted(word: number): DrawInteger {
  return (bound) => {
    expect(bound).toBe(WORDS);
    return word;
  };
}

function playWord(word: number, target: number, bet = 100) {
  return crashRules.play(scripted(word), [{ target }], bet);
}

/** How many words win, found by halving: low words reach higher points. */
function winningWords(target: number): number {
  let won = 0;
  let lost = WORDS;
  while (won < lost) {
    const middle = Math.floor((won + lost) / 2);
    if (crashRules.play(() => middle, [{ target }], 100).view.won) won = middle + 1;
    else lost = middle;
  }
  return won;
}

it('returns 97 % at every target, less under a part in 2^32 of the target', () => {
  const targets = [101, 102, 133, 150, 200, 201, 500, 777, 1_000, 9_999, 31_337, 99_999, HIGHEST_TARGET];
  for (const target of targets) {
    expect(wordsThatReach(target)).toBe(winningWords(target));
    const paid = BigInt(winningWords(target)) * BigInt(target);
    const stated = BigInt(crashRules.returnBasisPoints / 100) * BigInt(WORDS);
    expect(paid <= stated).toBe(true);
    expect(stated - paid < BigInt(target)).toBe(true);
  }
});

it('settles as whole numbers without rounding do', () => {
  let word = 12_345;
  for (let round = 0; round < 500; round += 1) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    // Some rounds at the rare high points.
    const drawn = round % 5 === 0 ? word >>> 20 : word;
    const target = LEAST_TARGET + (word % (round % 2 === 0 ? 400 : HIGHEST_TARGET - LEAST_TARGET));
    const bet = 100 * (round + 1);
    const reached = Number((97n * 2n ** 32n) / BigInt(drawn + 1));
    const won = reached >= target;
    expect(playWord(drawn, target, bet)).toEqual({
      view: { target, point: Math.min(1_000_000, Math.max(100, reached)), won },
      isOver: true,
      winMinor: won ? (bet / 100) * target : 0,
    });
  }
});

it('ends at once with the highest words and above every target with the lowest', () => {
  expect(playWord(WORDS - 1, LEAST_TARGET).view).toEqual({ target: LEAST_TARGET, point: 100, won: false });
  expect(playWord(0, HIGHEST_TARGET).view).toEqual({ target: HIGHEST_TARGET, point: 1_000_000, won: true });
});

it('ends at the same point whatever the target', () => {
  const points = [101, 200, 5_000].map((target) => playWord(1_000_000_000, target).view.point);
  expect(new Set(points).size).toBe(1);
});

it('names what is wrong with a choice', () => {
  const outOfRange = 'must be a target in whole hundredths from 101 to 100000';
  for (const target of [LEAST_TARGET, HIGHEST_TARGET]) expect(crashRules.choiceProblem([], { target })).toBeNull();
  for (const target of [100, 100_001, 150.5, '200', null, Number.NaN])
    expect(crashRules.choiceProblem([], { target })).toBe(outOfRange);
  expect(crashRules.choiceProblem([], {})).toBe(outOfRange);
  expect(crashRules.choiceProblem([], { target: 200, bet: 1 })).toBe('must have a target and nothing else');
  expect(crashRules.choiceProblem([{ target: 200 }], { target: 200 })).toBe('must not follow the choice of a target');
  expect(crashRules.choiceProblem([], crashRules.choiceOfAbsent([]))).toBeNull();
  expect(() => crashRules.play(scripted(0), [], 100)).toThrow(RangeError);
});
