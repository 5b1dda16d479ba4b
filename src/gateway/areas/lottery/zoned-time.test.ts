import { describe, expect, it } from 'vitest';
import { addDays, dayAt, isDay, momentOf, weekdayOf } from './zoned-time.ts';

const at = (time: string): number => Date.parse(time);
const told = (moment: number): string => new Date(moment).toISOString();

describe('momentOf', () => {
  it.each([
    ['Asia/Ho_Chi_Minh', '20251120', '18:15', '2025-11-20T11:15:00.000Z'],
    ['Asia/Ho_Chi_Minh', '20251120', '00:00', '2025-11-19T17:00:00.000Z'],
    ['Europe/Madrid', '20250115', '21:30', '2025-01-15T20:30:00.000Z'],
    ['Europe/Madrid', '20250715', '21:30', '2025-07-15T19:30:00.000Z'],
    ['Europe/Madrid', '20250330', '21:30', '2025-03-30T19:30:00.000Z'],
    ['Europe/Madrid', '20251026', '21:30', '2025-10-26T20:30:00.000Z'],
  ])('finds in %s on %s at %s', (zone, day, time, moment) => {
    expect(told(momentOf(zone, day, time))).toBe(moment);
  });

  it('takes the first of the two moments that a clock shows twice', () => {
    expect(told(momentOf('Europe/Madrid', '20251026', '02:30'))).toBe('2025-10-26T00:30:00.000Z');
  });

  it('comes after the change where the clock skips the time', () => {
    expect(told(momentOf('Europe/Madrid', '20250330', '02:30'))).toBe('2025-03-30T01:30:00.000Z');
    // A day whose midnight is skipped begins an hour late.
    expect(told(momentOf('Africa/Cairo', '20250425', '00:00'))).toBe('2025-04-24T22:00:00.000Z');
  });
});

describe('days', () => {
  it('are those of the zone', () => {
    expect(dayAt('Asia/Ho_Chi_Minh', at('2025-11-20T16:59:59Z'))).toBe('20251120');
    expect(dayAt('Asia/Ho_Chi_Minh', at('2025-11-20T17:00:00Z'))).toBe('20251121');
    expect(dayAt('Europe/London', at('2025-06-30T23:00:00Z'))).toBe('20250701');
  });

  it('are counted over the ends of months and years', () => {
    expect(addDays('20251231', 1)).toBe('20260101');
    expect(addDays('20240301', -1)).toBe('20240229');
    expect(weekdayOf('20251120')).toBe(4);
    expect(weekdayOf('20251123')).toBe(7);
  });

  it('are only those that a calendar has', () => {
    expect(['20240229', '20251120'].map(isDay)).toEqual([true, true]);
    for (const text of ['20250229', '20251301', '20250100', '2025112', '202511200', 'today', '00000000'])
      expect(isDay(text), text).toBe(false);
  });
});
