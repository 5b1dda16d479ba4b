import { expect, it } from 'vitest';
import { deskMoney } from './use-desk-money.ts';

const euro = { code: 'EUR', symbol: '€', decimals: 2, symbolPosition: 'before' } as const;
const dong = { code: 'VND', symbol: '₫', decimals: 0, symbolPosition: 'before' } as const;

it('says amounts without their currency, a gain with its plus, a loss with a minus and nothing with neither', () => {
  const { plain, signed } = deskMoney(euro, 'en');
  expect(['4118.20', '-318.4', '0.00', '-0.00'].map(signed)).toEqual(['+4,118.20', '−318.40', '0.00', '0.00']);
  expect(['4118.20', '-318.4', '-0'].map(plain)).toEqual(['4,118.20', '−318.40', '0.00']);
});

it('groups as the language does, in Latin digits, and keeps every digit of a large amount', () => {
  expect(deskMoney(euro, 'es').signed('12406.15')).toBe('+12.406,15');
  expect(deskMoney(dong, 'vi').plain('2809400000')).toBe('2.809.400.000');
  expect(deskMoney(euro, 'ar').plain('1234.5')).toBe('1,234.50');
  expect(deskMoney(euro, 'en').plain('123456789012345.67')).toBe('123,456,789,012,345.67');
});

it('names the currency of a figure that stands alone, behind the same minus', () => {
  expect(deskMoney(euro, 'en').named('-4118.20')).toBe('−€4,118.20');
  expect(deskMoney(dong, 'en').sign).toBe('₫');
});

it('shortens the values of an axis', () => {
  expect([0, 240_000, -1_200_000].map(deskMoney(euro, 'en').short)).toEqual(['0', '240K', '−1.2M']);
});
