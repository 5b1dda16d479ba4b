import { Temporal } from 'temporal-polyfill';

/** The days of a round of bonuses. */
export const DAYS_IN_A_ROW = 7;

/** The kind of the rewards of days. Their source is the day. */
export const DAILY = 'daily';

/** Today by a site's clock, the days around it, and when it ends. */
export interface SiteDay {
  /** ISO dates. */
  readonly today: string;
  readonly yesterday: string;
  readonly endsAt: Date;
}

/** The day of a moment by the clock of a zone. */
export function siteDay(timeZone: string, at: Date): SiteDay {
  const now = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  const day = now.toPlainDate();
  const next = day.add({ days: 1 }).toZonedDateTime(timeZone);
  return {
    today: day.toString(),
    yesterday: day.subtract({ days: 1 }).toString(),
    endsAt: new Date(next.epochMilliseconds),
  };
}

/**
 * The place of today among the seven, from 1: the one after yesterday's, and the first again after a missed day.
 * @param yesterdayStep null where yesterday's was not claimed.
 */
export function nextStep(yesterdayStep: number | null): number {
  return ((yesterdayStep ?? 0) % DAYS_IN_A_ROW) + 1;
}
