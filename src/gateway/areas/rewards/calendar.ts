import { Temporal } from 'temporal-polyfill';
import { type RecordDays, wholeDays } from '#gateway/areas/records/records.ts';

/** All days that can have records. */
export const everyDay = (zone: string): RecordDays => wholeDays('2020-01-01', '2070-01-01', zone);

/** The day, the week from Monday, or the month that a moment is in, by the clock of a zone. */
export function periodAround(every: 'day' | 'week' | 'month', zone: string, at: Date): RecordDays {
  const day = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  const first = {
    day,
    week: day.subtract({ days: day.dayOfWeek - 1 }),
    month: day.with({ day: 1 }),
  }[every];
  const last = {
    day,
    week: first.add({ days: 6 }),
    month: first.add({ months: 1 }).subtract({ days: 1 }),
  }[every];
  return wholeDays(first.toString(), last.toString(), zone);
}

/** The month of a moment by the clock of a zone, e.g. `2026-03`, and when it ends. */
export function monthAround(zone: string, at: Date): { readonly name: string; readonly endsAt: Date } {
  const { first, until } = periodAround('month', zone, at);
  return { name: first.slice(0, 7), endsAt: new Date(until) };
}
