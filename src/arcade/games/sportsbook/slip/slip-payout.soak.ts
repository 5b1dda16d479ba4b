import { expect, it } from 'vitest';
import { scaled } from '#tests/soak-scale.ts';
import { checkRandomSlips } from '../testing/check-slips.ts';

it('settles random slips as an independent calculator does', () => {
  expect(checkRandomSlips({ slips: scaled(100, 400_000), seed: 21 }).differences).toEqual([]);
});
