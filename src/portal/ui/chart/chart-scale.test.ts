import { describe, expect, it } from 'vitest';
import { chartScale } from './chart-scale.ts';

describe('the scale of a chart', () => {
  it('has round ticks with zero among them', () => {
    expect(chartScale([140, -44], 200).ticks).toEqual([-50, 0, 50, 100, 150]);
    expect(chartScale([640, 0], 100, 3).ticks).toEqual([0, 500, 1000]);
    expect(chartScale([-3, -8], 100).ticks).toEqual([-8, -6, -4, -2, 0]);
    expect(chartScale([], 100).ticks).toContain(0);
  });

  it('puts the highest tick at the top and the lowest at the bottom', () => {
    const { ticks, yOf } = chartScale([140, -44], 200);
    expect([yOf(150), yOf(0), yOf(-50)]).toEqual([0, 150, 200]);
    expect(ticks.map(yOf)).toEqual([200, 150, 100, 50, 0]);
  });
});
