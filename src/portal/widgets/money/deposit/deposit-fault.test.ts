import { describe, expect, it } from 'vitest';
import { readAmount } from '#portal/i18n/read-amount.ts';
import { buildPlayLimit } from '#portal/testing/build-play-limits.ts';
import { depositFault, leftToDeposit } from './deposit-fault.ts';

const bounds = { min: '10.00', max: '5000.00', left: null };

describe('an amount to deposit', () => {
  it.each([
    ['', 2, 'required'],
    ['10', 2, null],
    ['10.00', 2, null],
    ['5000', 2, null],
    ['9.99', 2, 'atLeast'],
    ['5000.01', 2, 'atMost'],
    ['10.005', 2, 'form'],
    ['0', 2, 'form'],
    ['-20', 2, 'form'],
    ['1e3', 2, 'form'],
    ['20.5', 0, 'form'],
    ['20', 0, null],
  ] as const)('%j with %i decimals is judged %s', (amount, decimals, fault) => {
    expect(depositFault(amount, bounds, decimals)).toBe(fault);
  });

  it('is held to what the tightest limit on deposits leaves', () => {
    const limits = [
      buildPlayLimit({ amount: '1.00' }),
      buildPlayLimit({ kind: 'deposit', period: 'day', amount: '100.00', used: '60.00' }),
      buildPlayLimit({ kind: 'deposit', period: 'month', amount: '300.00', used: '270.50' }),
    ];
    const left = leftToDeposit(limits, 2);
    expect(left).toBe('29.50');
    expect(depositFault('29.50', { ...bounds, left }, 2)).toBeNull();
    expect(depositFault('29.51', { ...bounds, left }, 2)).toBe('limit');
    expect(leftToDeposit([buildPlayLimit({ kind: 'deposit', amount: '50.00', used: '60.00' })], 2)).toBe('0');
    expect(leftToDeposit(limits.slice(0, 1), 2)).toBeNull();
  });

  it.each([
    [' 25.50 ', '25.50'],
    ['25,5', '25.5'],
    ['25,50', '25.50'],
    ['1,000', '1,000'],
    ['٢٥٫٥٠', '25.50'],
  ])('typed as %j is read as %s', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });
});
