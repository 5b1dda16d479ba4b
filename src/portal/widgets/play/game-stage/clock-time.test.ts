import { describe, expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

describe('the time of a session', () => {
  it.each([
    [-5, '00:00'],
    [999, '00:00'],
    [61_000, '01:01'],
    [760_400, '12:40'],
    [3_600_000, '1:00:00'],
    [36_061_000, '10:01:01'],
  ])('of %s ms is %s', (elapsedMs, time) => {
    expect(clockTime(elapsedMs)).toBe(time);
  });
});
