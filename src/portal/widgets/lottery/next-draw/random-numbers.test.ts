import { expect, it } from 'vitest';
import { randomNumbers } from './random-numbers.ts';

it('are different ones of the bet type, with all their digits, in their order', () => {
  for (let turn = 0; turn < 200; turn += 1) {
    const numbers = randomNumbers({ from: 1, to: 11, digits: 2 }, 5);
    expect(new Set(numbers).size).toBe(5);
    expect(numbers).toEqual([...numbers].sort());
    for (const number of numbers) expect(number).toMatch(/^(0[1-9]|1[01])$/);
  }
});

it('are all there are where more are asked for, and reach both ends', () => {
  expect(randomNumbers({ from: 0, to: 2, digits: 1 }, 7)).toEqual(['0', '1', '2']);
});
