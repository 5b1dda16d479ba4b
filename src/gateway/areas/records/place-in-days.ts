import { endOfDay, type RecordDays } from './record-days.ts';

/** Where a page begins: rows before a moment, and how many of them to pass over. */
export interface PagePlace {
  /** RFC 3339. */
  readonly until: string;
  readonly offset: number;
}

/**
 * Finds the day in which a row stands, so that a late page passes over the rows of one day alone.
 * @param counts rows by day, the latest day first; a day may stand there more than once, in a row.
 * @param offset rows before the page.
 */
export function placeInDays(
  counts: ReadonlyArray<{ readonly day: string; readonly count: number }>,
  offset: number,
  { until, zone }: Pick<RecordDays, 'until' | 'zone'>,
): PagePlace {
  const byDay = new Map<string, number>();
  for (const { day, count } of counts) byDay.set(day, (byDay.get(day) ?? 0) + count);
  let left = offset;
  for (const [day, count] of byDay) {
    if (left < count) return { until: endOfDay(day, zone), offset: left };
    left -= count;
  }
  // Behind the last row.
  return { until, offset };
}
