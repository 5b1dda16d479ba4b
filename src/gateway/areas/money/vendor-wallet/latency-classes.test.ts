import { expect, it } from 'vitest';
import { LATENCY_CLASSES, latencyClassOf, percentileOf } from './latency-classes.ts';

const countsOf = (times: readonly number[]): number[] => {
  const counts = Array.from({ length: LATENCY_CLASSES }, () => 0);
  for (const time of times) counts[latencyClassOf(time)] = (counts[latencyClassOf(time)] ?? 0) + 1;
  return counts;
};

it('estimates percentiles at most 19 percent off, from a tenth of a millisecond to ten seconds', () => {
  for (const scale of [0.3, 1, 7, 150, 5_000]) {
    const times = Array.from({ length: 1_000 }, (_, at) => scale * (0.5 + at / 1_000));
    for (const part of [0.5, 0.95, 0.99]) {
      const exact = times[Math.floor(part * times.length)] ?? 0;
      const estimate = percentileOf(countsOf(times), part) ?? 0;
      expect(Math.abs(estimate / exact - 1), `${part} of ${scale} ms`).toBeLessThan(0.19);
    }
  }
});

it('has a class for every time, and no percentile of nothing', () => {
  expect([0, Number.NaN, 0.1, 1e9].map(latencyClassOf)).toEqual([0, 0, 0, LATENCY_CLASSES - 1]);
  expect(percentileOf(countsOf([]), 0.5)).toBeNull();
  expect(percentileOf([], 0.5)).toBeNull();
});
