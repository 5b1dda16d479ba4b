import { expect, it } from 'vitest';
import { contrastOf } from './contrast.ts';

it('measures contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrastOf('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrastOf('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  expect(contrastOf('#777777', '#FFFFFF')).toBeLessThan(4.5);
});

it('lays what lets the ground through over it first', () => {
  expect(contrastOf('#FFFFFF80', '#000000')).toBeCloseTo(contrastOf('#808080', '#000000'), 1);
  expect(contrastOf('#FFFFFF00', '#123456')).toBe(1);
});
