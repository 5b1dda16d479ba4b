import { describe, expect, it } from 'vitest';
import { acceptedLanguage } from './accept-language.ts';

describe('acceptedLanguage', () => {
  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'ES'],
    ['fa,hi;q=0.9,es;q=0.1', 'ES'],
    ['hi-IN,fa;q=0.9', 'HI'],
    ['fr;q=0.2, es;q=0.1', 'ES'],
    ['en;q=0.1,es;q=0.9', 'ES'],
    ['zh-TW', 'TW'],
    ['zh-Hant-HK', 'TW'],
    ['zh-HK', 'TW'],
    ['zh', 'CN'],
    ['th-TH', 'TY'],
    ['th', 'TH'],
    ['EN-us', 'EN'],
    ['de', undefined],
    ['es;q=0', undefined],
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
    ['; ;,,;q=', undefined],
  ] as const)('reads %s as %s', (header, language) => {
    expect(acceptedLanguage(header, ['EN', 'ES', 'CN', 'TW', 'TH', 'TY', 'FA', 'HI'])).toBe(language);
  });

  it('never answers a language that the site does not offer', () => {
    expect(acceptedLanguage('es, pt;q=0.5', ['EN', 'PT'])).toBe('PT');
  });
});
