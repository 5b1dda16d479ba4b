import { Temporal } from 'temporal-polyfill';

/** A day of a calendar as `YYYYMMDD`. */
export type Day = string;

/** The day that a zone's calendar shows at a moment. */
export function dayAt(zone: string, atMs: number): Day {
  return dayOf(Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(zone).toPlainDate());
}

/**
 * The moment at which a zone's clock shows a time of a day (`HH:MM`). Where the clock shows it twice, the first one;
 * where it skips it, the moment as long after the change as the time lies after its beginning.
 */
export function momentOf(zone: string, day: Day, time: string): number {
  return dateOf(day).toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
}

/** The day so many days later, or earlier. */
export function addDays(day: Day, days: number): Day {
  return dayOf(dateOf(day).add({ days }));
}

/** From 1, Monday, to 7. */
export function weekdayOf(day: Day): number {
  return dateOf(day).dayOfWeek;
}

/** Whether the calendar has such a day. */
export function isDay(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  const [year, month, day] = [text.slice(0, 4), text.slice(4, 6), text.slice(6)].map(Number);
  if (!year || !month || !day) return false;
  return dayOf(Temporal.PlainDate.from({ year, month, day })) === text;
}

function dateOf(day: Day): Temporal.PlainDate {
  return Temporal.PlainDate.from(day);
}

function dayOf(date: Temporal.PlainDate): Day {
  return date.toString().replaceAll('-', '');
}
