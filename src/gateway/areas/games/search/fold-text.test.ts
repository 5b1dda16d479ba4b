import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, foldWithOrigins } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Café  Noir ', 'cafe noir'],
    ['RỒNG BAY', 'rong bay'],
    ['Đá Gà', 'da ga'],
    ['Straße', 'strasse'],
    ['İSTANBUL ışık', 'istanbul isik'],
    ['Œuvre Ærø', 'oeuvre aero'],
    ['Pharaoh’s', 'pharaohs'],
    ['ＬＵＣＫＹ　７', 'lucky 7'],
    ['E–Sports', 'e-sports'],
    ['ﾄﾞﾗｺﾞﾝ', foldText('どらごん')],
    ['أَسْطُورَة', 'اسطوره'],
    ['٢٤', '24'],
    ['เสือ', 'เสือ'],
    ['龍　寶', '龍 寶'],
    ['a\u0000b\u200bc', 'abc'],
  ])('writes %j as it is searched: %j', (given, folded) => {
    expect(foldText(given)).toBe(folded);
  });

  it('takes Hangul apart, so that half a syllable is part of the whole', () => {
    expect(foldText('한국')).toContain(foldText('하'));
    expect(foldText('한국').startsWith(foldText('ㅎ'))).toBe(true);
  });

  it('changes nothing that is folded already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

it('tells where each unit comes from', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (given) => {
      const { text, origins } = foldWithOrigins(given);
      if (origins === null) return;
      expect(origins).toHaveLength(text.length + 1);
      expect([...origins].sort((one, other) => one - other)).toEqual(origins);
      expect(origins.at(-1)).toBe(given.length);
    }),
  );
});
