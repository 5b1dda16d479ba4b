import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { languages, writtenIn } from '#contracts/languages.ts';
import { formatNumber } from '#words/translator.ts';
import { dateFormat } from './date-format.ts';

const codes = Object.keys(languages) as LanguageCode[];
const moment = new Date('2026-11-22T18:05:00Z');

describe('dateFormat', () => {
  it.each(codes)('says the year 2026 in Latin digits in %s, in its own words and in those of its pages', (code) => {
    for (const tag of [languages[code].tag, writtenIn(code).tag]) {
      const said = dateFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(moment);
      expect(said).toContain('2026');
      expect(said).not.toMatch(/(?![0-9])\p{Nd}/u);
    }
  });

  it('says months and weekdays in the language', () => {
    const say = (tag: string) =>
      dateFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(moment);
    expect(say('th')).toBe('22 พฤศจิกายน 2026');
    expect(say('ja')).toBe('2026年11月22日');
    expect(say('fr')).toBe('22 novembre 2026');
  });
});

describe('formatNumber', () => {
  it.each(codes)('groups in Latin digits in %s', (code) => {
    expect(formatNumber(languages[code].tag, 1_234_567)).toMatch(/^[0-9][^\p{L}]+[0-9]$/u);
    expect(formatNumber(languages[code].tag, 1_234_567)).not.toMatch(/(?![0-9])\p{Nd}/u);
  });
});
