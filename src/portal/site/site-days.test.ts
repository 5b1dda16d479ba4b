import { describe, expect, it } from 'vitest';
import { dayAt, daysBefore, yearBefore } from './site-days.ts';

describe('days of a site', () => {
  it.each([
    ['2025-06-02T09:30:00Z', 'Europe/Madrid', '2025-06-02'],
    ['2025-06-02T23:30:00Z', 'Asia/Ho_Chi_Minh', '2025-06-03'],
    ['2025-06-02T03:00:00Z', 'America/New_York', '2025-06-01'],
  ])('at %s in %s is %s', (now, timeZone, day) => {
    expect(dayAt(Date.parse(now), timeZone)).toBe(day);
  });

  it('are counted back across months and changes of the clocks', () => {
    expect(daysBefore('2025-03-31', 2)).toBe('2025-03-29');
    expect(daysBefore('2025-03-01', 1)).toBe('2025-02-28');
    expect(yearBefore('2025-06-02')).toBe('2024-06-02');
    expect(yearBefore('2024-02-29')).toBe('2023-02-28');
  });
});
