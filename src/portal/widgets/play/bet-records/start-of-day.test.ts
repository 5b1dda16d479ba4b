import { describe, expect, it } from 'vitest';
import { startOfDay } from './start-of-day.ts';

const at = (moment: string) => Date.parse(moment);

describe('the start of a day', () => {
  it.each([
    ['2025-06-02T09:30:00Z', 'Europe/Madrid', 0, '2025-06-01T22:00:00.000Z'],
    ['2025-06-02T09:30:00Z', 'Europe/Madrid', 6, '2025-05-26T22:00:00.000Z'],
    ['2025-06-02T23:30:00Z', 'Asia/Ho_Chi_Minh', 0, '2025-06-02T17:00:00.000Z'],
    ['2025-06-02T03:00:00Z', 'America/New_York', 0, '2025-06-01T04:00:00.000Z'],
    ['2025-06-02T03:00:00Z', 'Asia/Kathmandu', 0, '2025-06-01T18:15:00.000Z'],
  ])('of %s in %s, %i days back, is %s', (now, timeZone, daysBack, start) => {
    expect(startOfDay(at(now), timeZone, daysBack)).toBe(start);
  });

  it('is right on both sides of a change of the clocks', () => {
    expect(startOfDay(at('2025-03-30T12:00:00Z'), 'Europe/Madrid', 0)).toBe('2025-03-29T23:00:00.000Z');
    expect(startOfDay(at('2025-03-31T12:00:00Z'), 'Europe/Madrid', 0)).toBe('2025-03-30T22:00:00.000Z');
    expect(startOfDay(at('2025-11-01T12:00:00Z'), 'Europe/Madrid', 7)).toBe('2025-10-24T22:00:00.000Z');
    expect(startOfDay(at('2025-10-27T12:00:00Z'), 'Europe/Madrid', 1)).toBe('2025-10-25T22:00:00.000Z');
  });
});
