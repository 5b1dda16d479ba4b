import { describe, expect, it } from 'vitest';
import { numbersOf, numbersOfLine, numbersOfSum, quickNumbers, quickPicksFor, randomNumbers } from './quick-picks.ts';

const hundred = { from: 0, to: 99, digits: 2 };
const eleven = { from: 1, to: 11, digits: 2 };

describe('quick picks', () => {
  it('know all numbers with all their digits', () => {
    expect(numbersOf(eleven)).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11']);
    expect(numbersOf({ from: 0, to: 0, digits: 0 })).toEqual(['0']);
  });

  it.each([
    ['big', 50, '50'],
    ['small', 50, '00'],
    ['evenEven', 25, '00'],
    ['oddOdd', 25, '11'],
    ['evenOdd', 25, '01'],
    ['oddEven', 25, '10'],
    ['doubles', 10, '00'],
  ] as const)('of a hundred have %s: %i numbers from %s on', (pick, count, first) => {
    const numbers = quickNumbers(pick, hundred);
    expect([numbers.length, numbers[0]]).toEqual([count, first]);
  });

  it('of other numbers are four', () => {
    expect(quickPicksFor(eleven)).toEqual(['big', 'small', 'odd', 'even']);
    expect(quickNumbers('small', eleven)).toEqual(['01', '02', '03', '04', '05', '06']);
    expect(quickNumbers('odd', eleven)).toHaveLength(6);
  });

  it('go by the last digit of a sum, by row and by column', () => {
    expect(numbersOfSum(1, hundred)).toEqual(['01', '10', '29', '38', '47', '56', '65', '74', '83', '92']);
    expect(numbersOfLine('row', 3, hundred)[9]).toBe('39');
    expect(numbersOfLine('column', 3, hundred)[9]).toBe('93');
  });

  it('are random, each number once, and no more than there are', () => {
    expect(randomNumbers(3, eleven, () => 0)).toEqual(['01', '02', '03']);
    expect(new Set(randomNumbers(20, eleven)).size).toBe(11);
  });
});
