import { describe, expect, it } from 'vitest';
import type { SiteCurrency } from './generated/contracts.ts';
import { decimalToMinor, formatMoney, minorToDecimal } from './money.ts';

const euro: SiteCurrency = { code: 'EUR', symbol: '€', decimals: 2, symbolPosition: 'before' };
const coins: SiteCurrency = { code: 'COIN', symbol: '◎', decimals: 0, symbolPosition: 'after', isPlay: true };

describe('amounts between minor units and decimals', () => {
  it.each([
    [125050n, 2, '1250.50'],
    [5n, 2, '0.05'],
    [-5n, 2, '-0.05'],
    [25000n, 0, '25000'],
    [9007199254740993n, 4, '900719925474.0993'],
  ])('%s with %s decimals is %s, and back', (minor, decimals, text) => {
    expect(minorToDecimal(minor, decimals)).toBe(text);
    expect(decimalToMinor(text, decimals)).toBe(minor);
  });

  it.each(['1,50', '', '1.', '.5', '1e3', '１'])('refuses %j as an amount', (text) => {
    expect(() => decimalToMinor(text, 2)).toThrow(RangeError);
  });

  it('refuses more places than the currency has', () => {
    expect(() => decimalToMinor('1.005', 2)).toThrow(RangeError);
  });
});

describe('amounts for people', () => {
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

  it('writes a real currency as the language does', () => {
    expect(formatMoney('1284.50', euro, 'en-GB')).toBe('€1,284.50');
    expect(plain(formatMoney('10000.00', euro, 'es', { trimZeros: true }))).toBe('10.000 €');
    expect(plain(formatMoney('0.10', euro, 'es', { trimZeros: true }))).toBe('0,10 €');
  });

  it('writes play coins with the symbol of the document, in Latin digits', () => {
    expect(plain(formatMoney('12450', coins, 'ar'))).toMatch(/^12[,٬.]450 ◎$/);
  });
});
