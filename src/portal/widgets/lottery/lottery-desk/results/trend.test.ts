import { describe, expect, it } from 'vitest';
import { gapsOf, placeBalls, trendNumbers } from './trend.ts';

const draws = [{ balls: ['3', '9'] }, { balls: ['8', '2'] }, { balls: ['6', '5'] }, { balls: ['3', '1'] }];

describe('the trend', () => {
  it('counts the draws since a number came', () => {
    const gaps = gapsOf(
      placeBalls(draws, 0).map((ball) => [ball]),
      ['3', '8', '6', '7'],
    );
    expect([...gaps.values()]).toEqual([0, 1, 2, null]);
  });

  it('has a column for each number between the least and the greatest', () => {
    expect(trendNumbers(draws)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(trendNumbers([{ balls: ['01', '80'] }])).toBeNull();
    expect(trendNumbers([])).toBeNull();
  });
});
