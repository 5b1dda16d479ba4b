import { describe, expect, it } from 'vitest';
import type { LanguageCode } from './generated/contracts.ts';
import { completeLanguages, inLanguage, isInEnglishInstead, languages, writtenIn } from './languages.ts';

const codes = Object.keys(languages) as LanguageCode[];

describe('the languages', () => {
  it('have distinct tags that Intl knows and names of their own', () => {
    expect(new Set(codes.map((code) => languages[code].tag)).size).toBe(codes.length);
    expect(new Set(codes.map((code) => languages[code].name)).size).toBe(codes.length);
    const tags = codes.map((code) => languages[code].tag);
    expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toEqual(tags);
  });

  it('are written in words that are complete: their own, or those of a language that needs no others', () => {
    for (const code of completeLanguages) expect(languages[code].words).toBe(code);
    for (const code of codes) expect(writtenIn(code).words).toBe(languages[code].words);
  });

  it('are in English instead where there are no words, from left to right', () => {
    expect(codes.filter(isInEnglishInstead)).toEqual(
      codes.filter((code) => code !== 'TY' && !completeLanguages.some((complete) => complete === code)),
    );
    expect(writtenIn('FA')).toMatchObject({ tag: 'en-GB', direction: 'ltr' });
    expect(writtenIn('TY').tag).toBe('th');
  });
});

describe('inLanguage', () => {
  const table = { EN: 'Home', TH: 'หน้าแรก', FA: 'خانه' };

  it('gives the words of the language or of its sister', () => {
    expect(inLanguage(table, 'TH')).toBe('หน้าแรก');
    expect(inLanguage(table, 'TY')).toBe('หน้าแรก');
    expect(inLanguage({ ...table, TY: 'หน้าหลัก' }, 'TY')).toBe('หน้าหลัก');
    expect(inLanguage(table, 'ES')).toBeUndefined();
  });

  it('puts no word of another language into a page that is in English', () => {
    expect(inLanguage(table, 'FA')).toBe('Home');
    expect(inLanguage({ FA: 'خانه' }, 'FA')).toBeUndefined();
  });
});
