import { describe, expect, it } from 'vitest';
import { addDays, dayAt, isDay, momentOf, weekdayOf } from './zoned-time.ts';

const at = (time: string): number => Date.parse(time);
const QUARTER_MS = 15 * 60_000;
const pad = (number: number): string => String(number).padStart(2, '0');
const isoTime = (moment: number): string => new Date(moment).toISOString();

/** The local time of a zone by the engine's own data: `YYYYMMDD HH:MM`. */
function clockOf(zone: string): (atMs: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return (atMs) => format.format(atMs).replaceAll('-', '');
}

describe('momentOf', () => {
  it.each([
    ['Asia/Ho_Chi_Minh', '20251120', '18:15', '2025-11-20T11:15:00.000Z'],
    ['Asia/Ho_Chi_Minh', '20251120', '00:00', '2025-11-19T17:00:00.000Z'],
    ['Europe/Madrid', '20250115', '21:30', '2025-01-15T20:30:00.000Z'],
    ['Europe/Madrid', '20250715', '21:30', '2025-07-15T19:30:00.000Z'],
    ['Europe/Madrid', '20250330', '21:30', '2025-03-30T19:30:00.000Z'],
    ['Europe/Madrid', '20251026', '21:30', '2025-10-26T20:30:00.000Z'],
  ])('finds in %s on %s at %s', (zone, day, time, moment) => {
    expect(isoTime(momentOf(zone, day, time))).toBe(moment);
  });

  it('takes the first of the two moments that a clock shows twice', () => {
    expect(isoTime(momentOf('Europe/Madrid', '20251026', '02:30'))).toBe('2025-10-26T00:30:00.000Z');
  });

  it('comes after the change where the clock skips the time', () => {
    expect(isoTime(momentOf('Europe/Madrid', '20250330', '02:30'))).toBe('2025-03-30T01:30:00.000Z');
    // A day whose midnight is skipped begins an hour late.
    expect(isoTime(momentOf('Africa/Cairo', '20250425', '00:00'))).toBe('2025-04-24T22:00:00.000Z');
  });

  it.each([
    // Each changed its clocks that day, by an hour unless stated otherwise.
    ['Europe/Madrid', '20250330'],
    ['Europe/Madrid', '20251026'],
    ['America/New_York', '20250309'],
    ['America/New_York', '20251102'],
    ['America/Sao_Paulo', '20181104'], // at midnight
    ['America/Sao_Paulo', '20190217'], // at midnight
    ['Africa/Cairo', '20250425'], // at midnight
    ['Australia/Lord_Howe', '20250406'], // by half an hour
    ['Australia/Lord_Howe', '20251005'], // by half an hour
    ['Pacific/Chatham', '20250928'], // ahead of UTC by 12:45
    ['Antarctica/Troll', '20250330'], // by two hours
    ['Asia/Ho_Chi_Minh', '20251120'], // never
  ])('agrees with the clock of %s around %s, by the quarter of an hour', (zone, day) => {
    const clock = clockOf(zone);
    const firstShown = new Map<string, number>();
    const fromMs = Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00Z`) - 160 * QUARTER_MS;
    for (let atMs = fromMs; atMs < fromMs + 420 * QUARTER_MS; atMs += QUARTER_MS) {
      const shown = clock(atMs);
      if (!firstShown.has(shown)) firstShown.set(shown, atMs);
    }
    for (const date of [addDays(day, -1), day, addDays(day, 1)]) {
      for (let minute = 0; minute < 24 * 60; minute += 15) {
        const time = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
        const shown = firstShown.get(`${date} ${time}`);
        const moment = momentOf(zone, date, time);
        if (shown === undefined) expect(clock(moment) > `${date} ${time}`, `${date} ${time} is skipped`).toBe(true);
        else expect(moment, `${date} ${time}`).toBe(shown);
        expect(dayAt(zone, moment)).toBe(clock(moment).slice(0, 8));
      }
    }
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
    for (const text of ['20250229', '20251301', '20250100', '2025112', '202511200', 'today', '00000000', '20251100'])
      expect(isDay(text), text).toBe(false);
  });
});
