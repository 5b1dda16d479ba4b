import { describe, expect, it } from 'vitest';
import type { DrawSchedule, DrawZone } from '../games/lottery-game.ts';
import { leadingGames } from '../games/lottery-games.ts';
import { type Draw, drawOfIssue, isSlow, lastDraw, lastDrawOfDay, nextDraw } from './draw-schedule.ts';

const game = (zone: DrawZone, schedule: DrawSchedule) => ({ zone, schedule });
const at = (time: string): number => Date.parse(time);
const textOf = (draw: Draw | null): string | null =>
  draw === null ? null : `${draw.issue} ${new Date(draw.atMs).toISOString().slice(0, 16)}`;

const north = game('Asia/Ho_Chi_Minh', { kind: 'daily', at: '18:15' });
const thrice = game('Asia/Ho_Chi_Minh', { kind: 'daily', at: '21:30', weekdays: [2, 4, 6] });
const minutely = game('Asia/Ho_Chi_Minh', { kind: 'every', minutes: 1 });
const madridFast = game('Europe/Madrid', { kind: 'every', minutes: 30 });
const madridDaily = game('Europe/Madrid', { kind: 'daily', at: '21:30' });

describe('a daily game', () => {
  it('draws at its time in its zone, under the number of that day', () => {
    expect(textOf(lastDraw(north, at('2025-11-20T11:14:59.999Z')))).toBe('20251119 2025-11-19T11:15');
    expect(textOf(nextDraw(north, at('2025-11-20T11:14:59.999Z')))).toBe('20251120 2025-11-20T11:15');
    expect(textOf(lastDraw(north, at('2025-11-20T11:15:00Z')))).toBe('20251120 2025-11-20T11:15');
    expect(textOf(nextDraw(north, at('2025-11-20T11:15:00Z')))).toBe('20251121 2025-11-21T11:15');
  });

  it('draws on its weekdays alone', () => {
    expect(textOf(nextDraw(thrice, at('2025-11-22T14:30:00Z')))).toBe('20251125 2025-11-25T14:30');
    expect(textOf(lastDraw(thrice, at('2025-11-25T14:29:00Z')))).toBe('20251122 2025-11-22T14:30');
    expect(textOf(drawOfIssue(thrice, '20251121'))).toBeNull();
    expect(textOf(drawOfIssue(thrice, '20251122'))).toBe('20251122 2025-11-22T14:30');
  });

  it('finds its draw of the week before, when it draws once a week', () => {
    const weekly = game('Asia/Ho_Chi_Minh', { kind: 'daily', at: '21:30', weekdays: [4] });
    expect(textOf(lastDraw(weekly, at('2025-11-20T14:29:00Z')))).toBe('20251113 2025-11-13T14:30');
    expect(textOf(nextDraw(weekly, at('2025-11-20T14:30:00Z')))).toBe('20251127 2025-11-27T14:30');
  });

  it('keeps its local time when the clocks change', () => {
    expect(textOf(nextDraw(madridDaily, at('2025-03-29T20:30:00Z')))).toBe('20250330 2025-03-30T19:30');
    expect(textOf(nextDraw(madridDaily, at('2025-10-25T19:30:00Z')))).toBe('20251026 2025-10-26T20:30');
  });
});

describe('a game that draws round the clock', () => {
  it('counts its draws from midnight of its zone', () => {
    expect(textOf(lastDraw(minutely, at('2025-11-20T05:13:59Z')))).toBe('20251120-0734 2025-11-20T05:13');
    expect(textOf(nextDraw(minutely, at('2025-11-20T05:13:59Z')))).toBe('20251120-0735 2025-11-20T05:14');
    expect(textOf(lastDraw(minutely, at('2025-11-20T16:59:59Z')))).toBe('20251120-1440 2025-11-20T16:59');
    expect(textOf(nextDraw(minutely, at('2025-11-20T16:59:59Z')))).toBe('20251121-0001 2025-11-20T17:00');
    expect(textOf(lastDraw(minutely, at('2025-11-20T17:00:00Z')))).toBe('20251121-0001 2025-11-20T17:00');
  });

  it('draws as often as a day of 23 or 25 hours has room for, each draw under a number of its own', () => {
    const drawsOf = (from: string, to: string): string[] => {
      const issues: string[] = [];
      for (let draw = nextDraw(madridFast, at(from) - 1); draw.atMs < at(to); draw = nextDraw(madridFast, draw.atMs))
        issues.push(draw.issue);
      return issues;
    };
    const spring = drawsOf('2025-03-29T23:00:00Z', '2025-03-30T22:00:00Z');
    const autumn = drawsOf('2025-10-25T22:00:00Z', '2025-10-26T23:00:00Z');
    expect([spring[0], spring.at(-1), new Set(spring).size]).toEqual(['20250330-0001', '20250330-0046', 46]);
    expect([autumn[0], autumn.at(-1), new Set(autumn).size]).toEqual(['20251026-0001', '20251026-0050', 50]);
    expect(textOf(drawOfIssue(madridFast, '20250330-0047'))).toBeNull();
    expect(textOf(drawOfIssue(madridFast, '20251026-0050'))).toBe('20251026-0050 2025-10-26T22:30');
  });

  it('has no draw of a number that its day does not reach', () => {
    expect(textOf(drawOfIssue(minutely, '20251120-1440'))).toBe('20251120-1440 2025-11-20T16:59');
    for (const issue of ['20251120-1441', '20251120-0000', '20251120', '20251320-0001'])
      expect(textOf(drawOfIssue(minutely, issue)), issue).toBeNull();
  });
});

describe('every game of the house', () => {
  it.each(leadingGames.map((known) => [known.gameCode, known] as const))(
    '%s draws one after the other: a number leads to its moment, and a moment to its neighbours',
    (_code, known) => {
      for (const start of ['2025-03-29T12:34:56Z', '2025-10-25T12:34:56Z', '2024-02-28T23:59:59Z']) {
        let draw = lastDraw(known, at(start));
        for (let step = 0; step < 60; step += 1) {
          const next = nextDraw(known, draw.atMs);
          expect(next.atMs).toBeGreaterThan(draw.atMs);
          expect(lastDraw(known, next.atMs - 1)).toEqual(draw);
          expect(lastDraw(known, next.atMs)).toEqual(next);
          expect(drawOfIssue(known, next.issue)).toEqual(next);
          draw = next;
        }
      }
    },
  );
});

describe('the latest draw of a day', () => {
  it('is its last one, or the latest so far, and none before its first', () => {
    expect(textOf(lastDrawOfDay(minutely, '20251119', at('2025-11-20T05:00:00Z')))).toBe(
      '20251119-1440 2025-11-19T16:59',
    );
    expect(textOf(lastDrawOfDay(minutely, '20251120', at('2025-11-20T05:00:00Z')))).toBe(
      '20251120-0721 2025-11-20T05:00',
    );
    expect(textOf(lastDrawOfDay(north, '20251120', at('2025-11-20T05:00:00Z')))).toBeNull();
    expect(textOf(lastDrawOfDay(north, '20251119', at('2025-11-20T05:00:00Z')))).toBe('20251119 2025-11-19T11:15');
    expect(textOf(lastDrawOfDay(minutely, '20251121', at('2025-11-20T05:00:00Z')))).toBeNull();
  });
});

it('tells slow games from fast ones', () => {
  expect([north, thrice, minutely, madridFast].map(isSlow)).toEqual([true, true, false, false]);
});
