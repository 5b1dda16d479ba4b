import { describe, expect, it } from 'vitest';
import { clockTime, dayInWords, timeLeft } from './draw-time.ts';

const at = (time: string): number => Date.parse(time);

describe('timeLeft', () => {
  it.each([
    ['2025-11-20T10:32:45Z', '00:42:15'],
    ['2025-11-20T11:14:59.001Z', '00:00:01'],
    ['2025-11-20T11:15:00Z', '00:00:00'],
    ['2025-11-20T12:00:00Z', '00:00:00'],
    ['2025-11-18T11:14:00Z', '48:01:00'],
  ])('at %s is %s', (now, left) => {
    expect(timeLeft(at('2025-11-20T11:15:00Z'), at(now)).join(':')).toBe(left);
  });
});

describe('moments in words', () => {
  it('are those of the zone', () => {
    expect(clockTime('2025-11-20T11:15:00Z', 'Asia/Ho_Chi_Minh', 'vi')).toBe('18:15');
    expect(clockTime('2025-11-20T17:00:00Z', 'Asia/Ho_Chi_Minh', 'en-GB')).toBe('00:00');
    expect(dayInWords('2025-11-20T11:15:00Z', 'Asia/Ho_Chi_Minh', 'vi')).toEqual({
      weekday: 'Thứ Năm',
      date: '20/11/2025',
    });
    expect(dayInWords('2025-11-20T17:00:00Z', 'Asia/Ho_Chi_Minh', 'en-GB')).toEqual({
      weekday: 'Friday',
      date: '21/11/2025',
    });
  });

  it('have Latin digits in Arabic', () => {
    expect(dayInWords('2025-11-20T11:15:00Z', 'Asia/Ho_Chi_Minh', 'ar').date).toMatch(/2025/);
    expect(clockTime('2025-11-20T11:15:00Z', 'Asia/Ho_Chi_Minh', 'ar')).toBe('18:15');
  });
});
