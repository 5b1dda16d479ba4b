import { Temporal } from 'temporal-polyfill';
import type { RebateSettings } from '#contracts/generated/contracts.ts';
import { type RecordDays, wholeDays } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { periodAround } from '../calendar.ts';
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
  const { first, last } = periodAround(settings.period, site.timeZone, at);
  // Days of the period before are not counted again, e.g. where days became weeks.
  const free = latest === undefined ? first : dayAfter(latest.last);
  const days = { first: free > first ? free : first, last };
  await beginPeriod(tx, id, days);
  return periodOf(settings, site.timeZone, days);
}

/** Its moments by the site's calendar. */
export function periodOf({ paidAtHour }: RebateSettings, zone: string, { first, last }: PeriodDays): RebatePeriod {
  const paidAt = Temporal.PlainDate.from(dayAfter(last)).toZonedDateTime({
    timeZone: zone,
    plainTime: Temporal.PlainTime.from({ hour: paidAtHour }),
  });
  return { ...wholeDays(first, last, zone), paidAt: new Date(paidAt.epochMilliseconds) };
}

const dayAfter = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString();
