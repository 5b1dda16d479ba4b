import { Temporal } from 'temporal-polyfill';
import type { RebateSettings } from '#contracts/generated/contracts.ts';
import { type RecordDays, wholeDays } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { periodAround } from '../calendar.ts';
import { siteDay } from '../daily/daily-streak.ts';
import { beginPeriod, latestPeriod, type PaymentTable, type PeriodDays } from '../repository/period-repository.ts';

/** When a site counts and pays. */
export type PeriodSettings = Pick<RebateSettings, 'period' | 'paidAtHour'>;

/** Days whose play is counted together, and paid for by a job. */
export interface PaidPeriod extends RecordDays {
  readonly paidAt: Date;
}

/**
 * The period that a moment is in. Once it has begun it keeps its days: other settings hold from the next one on, so
 * that no day is in two periods.
 */
export async function currentPeriod(
  tx: SiteTransaction,
  { id, site }: PublishedSite,
  { table, settings, at }: { readonly table: PaymentTable; readonly settings: PeriodSettings; readonly at: Date },
): Promise<PaidPeriod> {
  const { today } = siteDay(site.timeZone, at);
  const latest = await latestPeriod(tx, id, table);
  if (latest !== undefined && today <= latest.last) return periodOf(settings, site.timeZone, latest);
  const { first, last } = periodAround(settings.period, site.timeZone, at);
  // Days of the period before are not counted again, e.g. where days became weeks.
  const free = latest === undefined ? first : dayAfter(latest.last);
  const days = { first: free > first ? free : first, last };
  await beginPeriod(tx, id, table, days);
  return periodOf(settings, site.timeZone, days);
}

/** Its moments by the site's calendar. */
export function periodOf({ paidAtHour }: PeriodSettings, zone: string, { first, last }: PeriodDays): PaidPeriod {
  const paidAt = Temporal.PlainDate.from(dayAfter(last)).toZonedDateTime({
    timeZone: zone,
    plainTime: Temporal.PlainTime.from({ hour: paidAtHour }),
  });
  return { ...wholeDays(first, last, zone), paidAt: new Date(paidAt.epochMilliseconds) };
}

const dayAfter = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString();
