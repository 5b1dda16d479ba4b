import { Temporal } from 'temporal-polyfill';
import { DomainError } from '#gateway/kit/domain-error.ts';

/** Records are shown for as long as this. */
const LONGEST = { months: 12 };

/** Days of the site's calendar, and the moments between which they lie. */
export interface RecordDays {
  /** `2026-03-01`; the first day and the last one. */
  readonly first: string;
  readonly last: string;
  /** RFC 3339: when the first day begins, and when the day after the last one does. */
  readonly from: string;
  readonly until: string;
  /** IANA name. */
  readonly zone: string;
}

/** The days of a query, e.g. `2026-03-01`. */
interface AskedDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * The days between two, both included: as many as `days` up to today where none are named.
 * @throws DomainError `invalid_request` that names the field: `to` before `from`, or `from` more than 12 months ago.
 */
export function daysBetween(
  { from, to }: AskedDays,
  { zone, now, days }: { readonly zone: string; readonly now: Date; readonly days: number },
): RecordDays {
  const today = dayIn(zone, now);
  const last = to === undefined ? today : asDay('to', to);
  const first = from === undefined ? last.subtract({ days: days - 1 }) : asDay('from', from);
  const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate) => Temporal.PlainDate.compare(one, other) < 0;
  if (isBefore(last, first)) throw new DomainError('invalid_request', { fields: { to: 'out_of_range' } });
  if (isBefore(first, today.subtract(LONGEST)))
    throw new DomainError('invalid_request', { fields: { from: 'out_of_range' } });
  // Nothing is recorded of the days to come.
  return daysOf(first, isBefore(today, last) ? today : last, zone);
}

/** Whole days, of any time. @param first `2026-03-01`. */
export function wholeDays(first: string, last: string, zone: string): RecordDays {
  return daysOf(Temporal.PlainDate.from(first), Temporal.PlainDate.from(last), zone);
}

/** As many days as these, right before them. */
export function daysBefore({ first, last, zone }: RecordDays): RecordDays {
  const from = Temporal.PlainDate.from(first);
  const days = from.until(Temporal.PlainDate.from(last)).days + 1;
  return daysOf(from.subtract({ days }), from.subtract({ days: 1 }), zone);
}

/** The months up to the present one. @param months 1 to 12. */
export function monthsUntilNow(
  months: number,
  { zone, now }: { readonly zone: string; readonly now: Date },
): RecordDays {
  const today = dayIn(zone, now);
  return daysOf(today.with({ day: 1 }).subtract({ months: months - 1 }), today, zone);
}

/** When the day after one begins. @param day `2026-03-01`. @returns RFC 3339. */
export function endOfDay(day: string, zone: string): string {
  return startOf(Temporal.PlainDate.from(day).add({ days: 1 }), zone);
}

/** Days in a row. */
interface DaySteps {
  /** The first day and the last one. */
  readonly from: string;
  readonly to: string;
  readonly days: readonly string[];
}

/** The days cut into stretches, the earliest first: weeks begin on Monday, months on the first. */
export function stepsOf({ first, last }: RecordDays, by: 'day' | 'week' | 'month'): readonly DaySteps[] {
  const steps: Array<{ from: string; to: string; days: string[] }> = [];
  const end = Temporal.PlainDate.from(last);
  for (
    let day = Temporal.PlainDate.from(first);
    Temporal.PlainDate.compare(day, end) <= 0;
    day = day.add({ days: 1 })
  ) {
    const begins = by === 'day' || (by === 'week' ? day.dayOfWeek === 1 : day.day === 1);
    const name = day.toString();
    const step = steps.at(-1);
    if (step === undefined || begins) steps.push({ from: name, to: name, days: [name] });
    else {
      step.to = name;
      step.days.push(name);
    }
  }
  return steps;
}

/** A moment as a site's clocks show it, without its zone: `2026-03-01T09:30:00.123`. */
export function clockOf(zone: string): (at: Date) => string {
  // Offsets change on quarters of an hour, and records come in the order of their time.
  const QUARTER_MS = 900_000;
  let quarter = Number.NaN;
  let offsetMs = 0;
  return (at) => {
    const ms = at.getTime();
    if (Math.floor(ms / QUARTER_MS) !== quarter) {
      quarter = Math.floor(ms / QUARTER_MS);
      offsetMs = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).offsetNanoseconds / 1_000_000;
    }
    return new Date(ms + offsetMs).toISOString().slice(0, -1);
  };
}

function daysOf(first: Temporal.PlainDate, last: Temporal.PlainDate, zone: string): RecordDays {
  const [from, until] = [startOf(first, zone), startOf(last.add({ days: 1 }), zone)];
  return { first: first.toString(), last: last.toString(), from, until, zone };
}

const dayIn = (zone: string, at: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate();

const startOf = (day: Temporal.PlainDate, zone: string): string =>
  new Date(day.toZonedDateTime({ timeZone: zone }).epochMilliseconds).toISOString();

function asDay(field: string, day: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(day, { overflow: 'reject' });
  } catch (error) {
    throw new DomainError('invalid_request', { fields: { [field]: 'wrong_format' }, cause: error });
  }
}
