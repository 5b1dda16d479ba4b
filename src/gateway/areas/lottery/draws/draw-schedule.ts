import type { LotteryGame } from '../games/lottery-game.ts';
import { addDays, type Day, dayAt, isDay, momentOf, weekdayOf } from './zoned-time.ts';

/** One draw of a game. */
export interface Draw {
  /**
   * `YYYYMMDD` of its day in the game's zone; of a game that draws round the clock with its number within the day,
   * `YYYYMMDD-NNNN`.
   */
  readonly issue: string;
  readonly atMs: number;
}

type Scheduled = Pick<LotteryGame, 'zone' | 'schedule'>;

const MINUTE_MS = 60_000;

/** The latest draw at a moment; a draw counts from its very moment. */
export function lastDraw(game: Scheduled, atMs: number): Draw {
  const day = dayAt(game.zone, atMs);
  if (game.schedule.kind === 'every') return latestOfDay(game, game.schedule.minutes, day, atMs);
  // Eight days hold every weekday, with the first one before its draw.
  for (let back = 0; back <= 7; back += 1) {
    const draw = dailyDraw(game, game.schedule, addDays(day, -back));
    if (draw !== null && draw.atMs <= atMs) return draw;
  }
  throw new Error('a daily game draws on no day of the week');
}

/** The first draw after a moment. */
export function nextDraw(game: Scheduled, atMs: number): Draw {
  const day = dayAt(game.zone, atMs);
  if (game.schedule.kind === 'every') {
    const { issue, atMs: lastMs } = latestOfDay(game, game.schedule.minutes, day, atMs);
    const tomorrow = addDays(day, 1);
    const tomorrowMs = momentOf(game.zone, tomorrow, '00:00');
    const nextMs = lastMs + game.schedule.minutes * MINUTE_MS;
    if (nextMs >= tomorrowMs) return { issue: numbered(tomorrow, 1), atMs: tomorrowMs };
    return { issue: numbered(day, Number(issue.slice(9)) + 1), atMs: nextMs };
  }
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const draw = dailyDraw(game, game.schedule, addDays(day, ahead));
    if (draw !== null && draw.atMs > atMs) return draw;
  }
  throw new Error('a daily game draws on no day of the week');
}

/** The draw of a number; null when the game has none of it. */
export function drawOfIssue(game: Scheduled, issue: string): Draw | null {
  const [day = '', number] = issue.split('-');
  if (!isDay(day)) return null;
  if (game.schedule.kind === 'daily') return number === undefined ? dailyDraw(game, game.schedule, day) : null;
  if (number === undefined || Number(number) < 1) return null;
  const atMs = momentOf(game.zone, day, '00:00') + (Number(number) - 1) * game.schedule.minutes * MINUTE_MS;
  return atMs < momentOf(game.zone, addDays(day, 1), '00:00') ? { issue, atMs } : null;
}

/** The latest draw of a day at a moment; null when the day has had none. */
export function lastDrawOfDay(game: Scheduled, day: Day, atMs: number): Draw | null {
  const endMs = momentOf(game.zone, addDays(day, 1), '00:00') - 1;
  const draw = lastDraw(game, Math.min(atMs, endMs));
  return draw.issue.startsWith(day) ? draw : null;
}

/** Until when a draw takes bets: longer before slow ones, whose tickets many people buy at the last moment. */
export function closesAtMs(game: Pick<LotteryGame, 'schedule'>, { atMs }: Pick<Draw, 'atMs'>): number {
  if (isSlow(game)) return atMs - 5 * MINUTE_MS;
  return atMs - (game.schedule.kind === 'every' && game.schedule.minutes <= 1 ? 5_000 : 10_000);
}

/** The next draws that still take bets, the nearest first. */
export function openDraws(game: Scheduled, atMs: number, count: number): Draw[] {
  const draws: Draw[] = [];
  for (let draw = nextDraw(game, atMs); draws.length < count; draw = nextDraw(game, draw.atMs))
    if (closesAtMs(game, draw) > atMs) draws.push(draw);
  return draws;
}

/** Whether hours or days lie between two draws of the game. */
export function isSlow({ schedule }: Pick<LotteryGame, 'schedule'>): boolean {
  return schedule.kind === 'daily' || schedule.minutes >= 60;
}

function dailyDraw(
  { zone }: Scheduled,
  { at, weekdays }: Extract<LotteryGame['schedule'], { kind: 'daily' }>,
  day: Day,
): Draw | null {
  if (weekdays && !weekdays.includes(weekdayOf(day))) return null;
  return { issue: day, atMs: momentOf(zone, day, at) };
}

/**
 * Counted in time that has passed since midnight, not in what the clock shows: a day of 23 or 25 hours has as many
 * draws as it has room for.
 */
function latestOfDay({ zone }: Scheduled, minutes: number, day: Day, atMs: number): Draw {
  const midnightMs = momentOf(zone, day, '00:00');
  const passed = Math.floor((atMs - midnightMs) / (minutes * MINUTE_MS));
  return { issue: numbered(day, passed + 1), atMs: midnightMs + passed * minutes * MINUTE_MS };
}

function numbered(day: Day, number: number): string {
  return `${day}-${String(number).padStart(4, '0')}`;
}
