/** A day of a calendar as `YYYYMMDD`. */
export type Day = string;

const DAY_MS = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/** The local time of a zone at a moment, as if it were UTC. */
function shownAt(zone: string, atMs: number): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOf(zone).formatToParts(atMs)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((atMs % 1000) + 1000) % 1000);
}

/** The day that a zone's calendar shows at a moment. */
export function dayAt(zone: string, atMs: number): Day {
  return dayOfUtc(shownAt(zone, atMs));
}

/**
 * The moment at which a zone's clock shows a time of a day (`HH:MM`). Where the clock shows it twice, the first one;
 * where it skips it, the moment as long after the change as the time lies after its beginning.
 */
export function momentOf(zone: string, day: Day, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wantedMs = utcOfDay(day) + (hours * 60 + minutes) * 60_000;
  // The clock changes once at most within two days, so one of these offsets is in force.
  const before = shownAt(zone, wantedMs - DAY_MS) - (wantedMs - DAY_MS);
  const after = shownAt(zone, wantedMs + DAY_MS) - (wantedMs + DAY_MS);
  const moments = [wantedMs - before, wantedMs - after].filter((moment) => shownAt(zone, moment) === wantedMs);
  return moments.length > 0 ? Math.min(...moments) : wantedMs - before;
}

/** The day so many days later, or earlier. */
export function addDays(day: Day, days: number): Day {
  return dayOfUtc(utcOfDay(day) + days * DAY_MS);
}

/** From 1, Monday, to 7. */
export function weekdayOf(day: Day): number {
  return new Date(utcOfDay(day)).getUTCDay() || 7;
}

/** Whether the calendar has such a day. */
export function isDay(text: string): boolean {
  return /^\d{8}$/.test(text) && dayOfUtc(utcOfDay(text)) === text;
}

function utcOfDay(day: Day): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8)));
}

function dayOfUtc(utcMs: number): Day {
  return new Date(utcMs).toISOString().slice(0, 10).replaceAll('-', '');
}
