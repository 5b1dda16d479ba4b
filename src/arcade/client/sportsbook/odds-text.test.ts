import { describe, expect, it } from 'vitest';
import { formatOfLanguage, type OddsFormat, oddsText } from './odds-text.ts';

describe('odds', () => {
  it.each<[number, OddsFormat, string]>([
    [150, 'decimal', '1.50'],
    [12_000, 'decimal', '120'],
    [150, 'hongKong', '0.50'],
    [300, 'hongKong', '2.00'],
    [150, 'malay', '0.50'],
    [200, 'malay', '1.00'],
    [300, 'malay', '−0.50'],
    [150, 'indonesian', '−2.00'],
    [200, 'indonesian', '1.00'],
    [300, 'indonesian', '2.00'],
    [150, 'american', '−200'],
    [200, 'american', '+100'],
    [350, 'american', '+250'],
  ])('of %i are %s odds of %s', (hundredths, format, text) => expect(oddsText(hundredths, format)).toBe(text));

  it('start in the format that players of a language know', () => {
    expect(['EN', 'AR', 'CN', 'TW', 'ID', 'TH', 'VI'].map(formatOfLanguage)).toEqual([
      'decimal',
      'decimal',
      'hongKong',
      'hongKong',
      'indonesian',
      'malay',
      'malay',
    ]);
  });
});
