const DAY_MS = 86_400_000;

/** How far the clocks of a time zone are ahead of UTC at a moment. */
function offsetMs(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(moment / 1_000) * 1_000;
}

/**
 * When a day began by the clocks of a time zone, also where they were put forward or back since.
 * @param now milliseconds since 1970.
 * @param daysBack 0 is the day of `now`.
 * @returns RFC 3339.
 */
export function startOfDay(now: number, timeZone: string, daysBack: number): string {
  const shown = now + offsetMs(now, timeZone);
  const midnight = Math.floor(shown / DAY_MS) * DAY_MS - daysBack * DAY_MS;
  const guess = midnight - offsetMs(midnight, timeZone);
  return new Date(midnight - offsetMs(guess, timeZone)).toISOString();
}
