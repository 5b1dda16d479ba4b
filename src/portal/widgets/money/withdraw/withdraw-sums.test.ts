import { describe, expect, it } from 'vitest';
import { shareOf, sumsOf, withdrawFault } from './withdraw-sums.ts';

const bounds = { min: '20.00', max: '5000.00', withdrawable: '1120.00', leftToday: '4580.00' };

describe('an amount to withdraw', () => {
  it.each([
    ['', {}, 'required'],
    ['20', {}, null],
    ['1120', {}, null],
    ['19.99', {}, 'atLeast'],
    ['1120.01', {}, 'available'],
    ['300', { leftToday: '299.99' }, 'leftToday'],
    ['6000', { withdrawable: '9000', leftToday: '9000' }, 'atMost'],
    ['20.005', {}, 'form'],
    ['-30', {}, 'form'],
    ['0', {}, 'form'],
  ] as const)('%j under %j is judged %s', (amount, other, fault) => {
    expect(withdrawFault(amount, { ...bounds, ...other }, 2)).toBe(fault);
  });

  it('is a share of what is available, at most what a withdrawal and the day allow', () => {
    expect([25, 50, 75, 100].map((percent) => shareOf(percent, bounds, 2))).toEqual([
      '280.00',
      '560.00',
      '840.00',
      '1120.00',
    ]);
    expect(shareOf(100, { ...bounds, leftToday: '300.00' }, 2)).toBe('300.00');
    expect(shareOf(100, { ...bounds, withdrawable: '9000.00', leftToday: '9000.00' }, 2)).toBe('5000.00');
    expect(shareOf(25, { ...bounds, withdrawable: '1001' }, 0)).toBe('250');
  });

  it.each([
    ['300.00', '0', '0', '0.00', '300.00'],
    ['300.00', '1', '1.00', '3.00', '297.00'],
    ['50.00', '1', '1.00', '1.00', '49.00'],
    ['33.33', '1.5', '0', '0.49', '32.84'],
    ['0', '1', '1.00', '0.00', '0.00'],
    ['0.50', '1', '1.00', '1.00', '0.00'],
  ])('of %s costs %s percent, at least %s: %s, so %s is sent', (amount, feePercent, feeMin, fee, receives) => {
    expect(sumsOf(amount, { feePercent, feeMin }, 2)).toEqual({ fee, receives });
  });
});
