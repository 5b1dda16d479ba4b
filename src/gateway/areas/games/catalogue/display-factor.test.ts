import { describe, expect, it } from 'vitest';
import { stakeInCurrency } from './display-factor.ts';

const currency = (code: string, decimals: number, isPlay = false) =>
  ({ code, symbol: code, decimals, symbolPosition: 'after', isPlay }) as const;

describe('stakeInCurrency', () => {
  it.each([
    [20n, currency('EUR', 2), '0.20'],
    [20n, currency('VND', 0), '5000'],
    [20n, currency('JPY', 0), '30'],
    [1n, currency('GBP', 0), '1'],
    [0n, currency('GBP', 0), '0'],
    [500_000n, currency('COINS', 0, true), '500000'],
    [20n, currency('XYZ', 3), '0.200'],
  ] as const)('writes %s hundredths of a base unit in %o as %s', (stake, site, decimal) => {
    expect(stakeInCurrency(stake, site)).toBe(decimal);
  });
});
