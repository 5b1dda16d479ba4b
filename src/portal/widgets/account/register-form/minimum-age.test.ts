import { expect, it } from 'vitest';
import { hasReached } from './minimum-age.ts';

it.each([
  ['2007-06-02', true],
  ['2007-06-03', false],
  ['1980-12-31', true],
  ['2026-01-01', false],
  ['2004-02-30x', false],
  ['', false],
])('18 years on 2 June 2025, born on %s: %s', (birthday, verdict) => {
  expect(hasReached(18, birthday, '2025-06-02')).toBe(verdict);
});
