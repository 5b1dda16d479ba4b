import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import { isAmount, isMore, lessBy, percentOf, sumOf } from './decimals.ts';

const places = fc.integer({ min: 0, max: 4 });
const minors = fc.bigInt({ min: 0n, max: 10n ** 14n });

describe('amounts of the API', () => {
  it('are added up exactly, as the contracts count them', () => {
    fc.assert(
      fc.property(places, fc.array(minors), (decimals, amounts) => {
        const sum = sumOf(
          amounts.map((amount) => minorToDecimal(amount, decimals)),
          decimals,
        );
        expect(sum).toBe(
          minorToDecimal(
            amounts.reduce((total, amount) => total + amount, 0n),
            decimals,
          ),
        );
      }),
      { seed: 7 },
    );
  });

  it('are compared exactly, however many places they are written with', () => {
    fc.assert(
      fc.property(places, minors, minors, (decimals, one, other) => {
        const [a, b] = [minorToDecimal(one, decimals), minorToDecimal(other, decimals)];
        expect(isMore(a, b, decimals)).toBe(decimalToMinor(a, decimals) > decimalToMinor(b, decimals));
      }),
      { seed: 7 },
    );
    expect(isMore('5', '5.00', 2)).toBe(false);
    expect(isMore('5.1', '5.05', 2)).toBe(true);
  });

  it.each([
    ['33.33', '1.5', 2, '0.49', '32.84'],
    ['100.00', '0', 2, '0.00', '100.00'],
    ['1000', '2.25', 2, '22.50', '977.50'],
    ['50001', '1.5', 0, '750', '49251'],
    ['0', '1.5', 2, '0.00', '0.00'],
  ] as const)('of %s, %s percent with %i decimals are %s, which leaves %s', (amount, percent, decimals, part, rest) => {
    expect(percentOf(amount, percent, decimals)).toBe(part);
    expect(lessBy(amount, part, decimals)).toBe(rest);
  });

  it.each([
    ['25.50', 2, true],
    ['100', 0, true],
    ['0.01', 2, true],
    ['0.00', 2, false],
    ['1.005', 2, false],
    ['100.0', 0, false],
    ['5,50', 2, false],
    ['1e3', 2, false],
    ['', 2, false],
  ] as const)('%j with %i decimals may be typed: %s', (typed, decimals, isOne) => {
    expect(isAmount(typed, decimals)).toBe(isOne);
  });
});
