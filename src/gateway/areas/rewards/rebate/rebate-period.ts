import { Temporal } from 'temporal-polyfill';
import type { RebateSettings } from '#contracts/generated/contracts.ts';
import { type RecordDays, wholeDays } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { siteDay } from '../daily/daily-streak.ts';
import { beginPeriod, latestPeriod, type PeriodDays } from '../repository/rebate-repository.ts';

/** Days whose stakes are counted together. */
export interface RebatePeriod extends RecordDays {
  /** From then on the rest of it is paid. */
  readonly paidAt: Date;
}

/**
 * The period that a moment is in. Once it has begun it keeps its days: other settings hold from the next one on, so
 * that no day is in two periods.
 */
export async function currentPeriod(
  tx: SiteTransaction,
  { id, site }: PublishedSite,
  settings: RebateSettings,
  at: Date,
): Promise<RebatePeriod> {
  const { today } = siteDay(site.timeZone, at);
  const latest = await latestPeriod(tx, id);
  if (latest !== undefined && today <= latest.last) return periodOf(settings, site.timeZone, latest);
  const days = daysAround(settings, today, latest);
  await beginPeriod(tx, id, days);
  return periodOf(settings, site.timeZone, days);
}

/** Its moments by the site's calendar. */
export function periodOf({ paidAtHour }: RebateSettings, zone: string, { first, last }: PeriodDays): RebatePeriod {
  const paidAt = Temporal.PlainDate.from(last)
    .add({ days: 1 })
    .toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from({ hour: paidAtHour }) });
  return { ...wholeDays(first, last, zone), paidAt: new Date(paidAt.epochMilliseconds) };
}

/**
 * The day, or the week from Monday, that a day is in, without days of the period before.
 * @param today `2026-03-01`.
 */
export function daysAround(
  { period }: Pick<RebateSettings, 'period'>,
  today: string,
  before: PeriodDays | undefined,
): PeriodDays {
  const day = Temporal.PlainDate.from(today);
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  const first = period === 'day' ? day : monday;
  const free = before === undefined ? first : Temporal.PlainDate.from(before.last).add({ days: 1 });
  return {
    first: (Temporal.PlainDate.compare(free, first) > 0 ? free : first).toString(),
    last: (period === 'day' ? day : monday.add({ days: 6 })).toString(),
  };
}
