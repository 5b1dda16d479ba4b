import { expect, it } from 'vitest';
import { codeInWords, placeOf, splitCode } from './code-in-words.ts';

it('spells a code out', () => {
  expect(codeInWords('inTop3')).toBe('In top 3');
  expect(codeInWords('four-corners-2')).toBe('Four corners 2');
});

it('parts a code from its number', () => {
  expect(splitCode({ betType: 'pair3' })).toEqual({ base: 'pair', number: 3 });
  expect(splitCode({ betType: 'place-10' })).toEqual({ base: 'place', number: 10 });
  expect(splitCode({ betType: 'inTop3' })).toEqual({ base: 'inTop', number: 3 });
  expect(splitCode({ betType: 'dragonTiger' })).toEqual({ base: 'dragonTiger', number: null });
  expect(splitCode({ betType: 'any4', digits: 4 }).base).toBe('anyPrize');
  expect(splitCode({ betType: 'any4', digits: 2 }).base).toBe('any');
});

it('knows the place of a code', () => {
  expect([placeOf('place-10'), placeOf('special2')]).toEqual([10, null]);
});
