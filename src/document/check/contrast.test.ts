import { expect, it } from 'vitest';
import { contrastOf, laidOver } from './contrast.ts';

it('measures contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrastOf('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrastOf('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  expect(contrastOf('#777777', '#FFFFFF')).toBeLessThan(4.5);
});

it('blends a translucent colour with the ground first', () => {
  expect(contrastOf('#FFFFFF80', '#000000')).toBeCloseTo(contrastOf('#808080', '#000000'), 1);
  expect(contrastOf('#FFFFFF00', '#123456')).toBe(1);
});

it('answers the visible colour on a ground', () => {
  expect(laidOver('#FFFFFF80', '#000000')).toBe('#808080');
  expect(laidOver('#12345600', '#ABCDEF')).toBe('#ABCDEF');
  expect(laidOver('#123456', '#ABCDEF')).toBe('#123456');
});
