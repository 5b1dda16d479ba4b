import { describe, expect, it } from 'vitest';
import { amountFault } from './amount-fault.ts';

describe('an amount to transfer', () => {
  it.each([
    ['25.50', 2, null],
    [' 25.5 ', 2, null],
    ['100', 2, null],
    ['100.00', 2, null],
    ['', 2, 'required'],
    ['   ', 2, 'required'],
    ['100.01', 2, 'tooMuch'],
    ['1.005', 2, 'form'],
    ['0', 2, 'form'],
    ['0.00', 2, 'form'],
    ['-5', 2, 'form'],
    ['1e3', 2, 'form'],
    ['5,50', 2, 'form'],
    ['.5', 2, 'form'],
    ['99999999999999', 2, 'form'],
    ['100', 0, null],
    ['100.0', 0, 'form'],
    ['101', 0, 'tooMuch'],
  ] as const)('%j with %i decimals is judged %s', (typed, decimals, fault) => {
    expect(amountFault(typed, decimals === 0 ? '100' : '100.00', decimals)).toBe(fault);
  });
});
