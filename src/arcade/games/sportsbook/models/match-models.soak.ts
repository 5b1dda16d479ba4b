import { expect, it } from 'vitest';
import { scaled } from '#tests/soak-scale.ts';
import { type SportId, sports } from '../data/sports.ts';
import { checkSport } from '../testing/check-sport.ts';

it.each(Object.keys(sports) as SportId[])('%s ends as often in each way as its model says', (id) => {
  for (const { count, deviation } of checkSport(sports[id], { matches: scaled(120, 40_000), seed: 11 }))
    expect(deviation, count).toBeLessThan(4.5);
});
