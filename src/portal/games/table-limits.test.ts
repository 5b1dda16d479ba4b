import { describe, expect, it } from 'vitest';
import { buildGame } from '#portal/testing/build-game.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { limitsOf } from './table-limits.ts';

describe('limitsOf', () => {
  const table = buildGame(1, { minBet: '1.00', maxBet: '5000.00' });

  it('writes the limits of a table in the money of the site, whole amounts without decimals', () => {
    const { currency } = buildSiteInfo();
    expect(limitsOf(table, currency, 'en-GB')).toBe('€1 – €5,000');
    expect(limitsOf({ ...table, minBet: '0.50' }, currency, 'en-GB')).toBe('€0.50 – €5,000');
  });

  it('follows the language, and the side and the decimals of the currency', () => {
    const coins = { code: 'AUC', symbol: 'AC', decimals: 0, symbolPosition: 'after', isPlay: true } as const;
    expect(limitsOf({ ...table, maxBet: '15000.00' }, coins, 'es')).toBe('1 – 15.000\u00a0AC');
  });

  it('says the least bet alone where there is no limit', () => {
    expect(limitsOf({ ...table, maxBet: null }, buildSiteInfo().currency, 'en-GB')).toBe('€1');
  });
});
