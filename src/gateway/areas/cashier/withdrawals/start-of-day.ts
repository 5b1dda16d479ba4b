import { Temporal } from 'temporal-polyfill';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** When the day of the site's calendar began. */
export function startOfDay({ site }: Pick<PublishedSite, 'site'>, at: Date): Date {
  const now = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(site.timeZone);
  return new Date(now.startOfDay().epochMilliseconds);
}
