import { describe, expect, it } from 'vitest';
import { diallingCodes, likelyCountry } from './dialling-codes.ts';

describe('dialling codes', () => {
  it('are digits, one for each country that a reader’s language has a name for', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region' });
    expect(new Set(diallingCodes.map(({ country }) => country)).size).toBe(diallingCodes.length);
    for (const { country, code } of diallingCodes) {
      expect(code).toMatch(/^[1-9]\d{0,3}$/);
      expect(names.of(country)).not.toBe(country);
    }
  });

  it('begin with the country of the site’s time zone, else with that of its language', () => {
    expect(likelyCountry('Europe/Madrid', 'en')).toBe('ES');
    expect(likelyCountry('Asia/Ho_Chi_Minh', 'vi')).toBe('VN');
    expect(likelyCountry('Etc/UTC', 'ja')).toBe('JP');
    expect(likelyCountry('Etc/UTC', 'ar')).toBe('EG');
  });
});
