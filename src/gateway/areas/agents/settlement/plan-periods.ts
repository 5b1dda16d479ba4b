import { Temporal } from 'temporal-polyfill';
import type { PlanPeriod } from '../contracts/plan-of.ts';

/** A period: from its beginning to its end, which is not within it. */
export interface PeriodTimes {
  readonly from: Date;
  readonly until: Date;
}

/** Offsets from UTC are whole quarters of an hour, so that five minutes begin alike everywhere. */
const FIVE_MINUTES_MS = 300_000;
const HOUR_MS = 3_600_000;

/** The period that a moment is in, by the site's calendar. Weeks begin on Monday, half months on the 1st and 16th. */
export function periodAt(period: PlanPeriod, zone: string, at: Date): PeriodTimes {
  if (period === 'fiveMinutes') {
    const from = Math.floor(at.getTime() / FIVE_MINUTES_MS) * FIVE_MINUTES_MS;
    return { from: new Date(from), until: new Date(from + FIVE_MINUTES_MS) };
  }
  const now = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
  if (period === 'hour') {
    // Reckoned from the offset, so that an hour that clocks show twice is two periods.
    const intoHour = (at.getTime() + now.offsetNanoseconds / 1_000_000) % HOUR_MS;
    return { from: new Date(at.getTime() - intoHour), until: new Date(at.getTime() - intoHour + HOUR_MS) };
  }
  const [first, next] = daysOf(period, now.toPlainDate());
  return times(first.toZonedDateTime({ timeZone: zone }), next.toZonedDateTime({ timeZone: zone }));
}

/** The first period that begins at a moment or after it. */
export function periodFrom(period: PlanPeriod, zone: string, at: Date): PeriodTimes {
  const around = periodAt(period, zone, at);
  return around.from.getTime() === at.getTime() ? around : periodAt(period, zone, around.until);
}

/** The periods before the one that a moment is in, the latest first. */
export function periodsBefore(period: PlanPeriod, zone: string, at: Date, count: number): PeriodTimes[] {
  const before: PeriodTimes[] = [];
  for (let { from } = periodAt(period, zone, at); before.length < count; ) {
    const one = periodAt(period, zone, new Date(from.getTime() - 1));
    before.push(one);
    from = one.from;
  }
  return before;
}

/** When a day of the site begins. @param day `2026-03-01`. */
export function startOfSiteDay(day: string, zone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone }).epochMilliseconds);
}

/** The day of the site at a moment, some days later: `2026-03-01`. */
export function siteDay(at: Date, zone: string, daysLater = 0): string {
  const day = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  return day.add({ days: daysLater }).toString();
}

function daysOf(
  period: Exclude<PlanPeriod, 'fiveMinutes' | 'hour'>,
  day: Temporal.PlainDate,
): readonly [Temporal.PlainDate, Temporal.PlainDate] {
  if (period === 'daily') return [day, day.add({ days: 1 })];
  if (period === 'weekly') {
    const monday = day.subtract({ days: day.dayOfWeek - 1 });
    return [monday, monday.add({ days: 7 })];
  }
  const first = day.with({ day: 1 });
  const next = first.add({ months: 1 });
  if (period === 'monthly') return [first, next];
  const middle = first.with({ day: 16 });
  return day.day < 16 ? [first, middle] : [middle, next];
}

function times(from: Temporal.ZonedDateTime, until: Temporal.ZonedDateTime): PeriodTimes {
  return { from: new Date(from.epochMilliseconds), until: new Date(until.epochMilliseconds) };
}
