import { describe, expect, it } from 'vitest';
import { periodAt, periodFrom, periodsBefore, siteDay } from './plan-periods.ts';

const shown = ({ from, until }: ReturnType<typeof periodAt>) => `${from.toISOString()} ${until.toISOString()}`;

describe('periods of agents’ plans', () => {
  it.each([
    ['fiveMinutes', '2026-03-29T00:57:01Z', '2026-03-29T00:55:00.000Z 2026-03-29T01:00:00.000Z'],
    ['hour', '2026-03-29T01:10:00Z', '2026-03-29T01:00:00.000Z 2026-03-29T02:00:00.000Z'],
    // The day on which clocks are put forward has 23 hours.
    ['hour', '2026-10-25T01:30:00Z', '2026-10-25T01:00:00.000Z 2026-10-25T02:00:00.000Z'],
    ['daily', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z 2026-03-29T22:00:00.000Z'],
    ['weekly', '2026-03-29T12:00:00Z', '2026-03-22T23:00:00.000Z 2026-03-29T22:00:00.000Z'],
    ['semimonthly', '2026-03-15T12:00:00Z', '2026-02-28T23:00:00.000Z 2026-03-15T23:00:00.000Z'],
    ['semimonthly', '2026-03-16T12:00:00Z', '2026-03-15T23:00:00.000Z 2026-03-31T22:00:00.000Z'],
    ['monthly', '2026-03-31T22:00:00Z', '2026-03-31T22:00:00.000Z 2026-04-30T22:00:00.000Z'],
  ] as const)('are those of the site’s calendar: %s at %s', (period, at, expected) => {
    expect(shown(periodAt(period, 'Europe/Madrid', new Date(at)))).toBe(expected);
  });

  it('follow each other without a gap, also where clocks change', () => {
    for (const period of ['hour', 'daily', 'weekly', 'semimonthly', 'monthly'] as const) {
      const at = new Date(period === 'hour' ? '2026-10-25T10:00:00Z' : '2026-11-03T10:00:00Z');
      const before = periodsBefore(period, 'Europe/Madrid', at, 30);
      for (const [index, one] of before.slice(1).entries()) expect(one.until).toEqual(before[index]?.from);
    }
  });

  it('go on where clocks are put back by half an hour', () => {
    const zone = 'Australia/Lord_Howe';
    let at = new Date('2026-04-04T13:00:00Z');
    for (let hours = 0; hours < 4; hours += 1) {
      const { from, until } = periodAt('hour', zone, at);
      expect([from <= at, until > at]).toEqual([true, true]);
      at = until;
    }
  });

  it('begin at a moment, or next after it', () => {
    const start = new Date('2026-02-28T23:00:00Z');
    expect(periodFrom('monthly', 'Europe/Madrid', start).from).toEqual(start);
    expect(periodFrom('monthly', 'Europe/Madrid', new Date(start.getTime() + 1)).from).toEqual(
      new Date('2026-03-31T22:00:00Z'),
    );
    expect(siteDay(start, 'Europe/Madrid', 1)).toBe('2026-03-02');
  });
});
