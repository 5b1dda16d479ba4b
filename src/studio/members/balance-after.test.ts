import { expect, it } from 'vitest';
import { balanceAfter } from './balance-after.ts';

it.each([
  ['1284.50', '25', 'add', '1309.50'],
  ['10.00', '10.01', 'remove', '-0.01'],
  ['10', '3', 'remove', '7'],
  ['10.00', '1.001', 'add', null],
  ['10', '0.5', 'add', null],
  ['10.00', '0.00', 'add', null],
  ['10.00', '-5', 'add', null],
  ['10.00', '5,50', 'add', '15.50'],
  ['10.00', '1,000.00', 'add', null],
] as const)('a balance of %s and an amount of %s to %s come to %s', (balance, amount, direction, after) => {
  expect(balanceAfter(balance, { amount, direction })).toBe(after);
});
