const DAY_MS = 86_400_000;

/** Days of the site's calendar, as `2026-03-01`; both are included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The day that the site's calendar shows at a moment. @param now milliseconds since 1970. */
export function dayAt(now: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

/** The day so many days before another one. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day a year before; the last of February for the 29th. */
export function yearBefore(day: string): string {
  const year = Number(day.slice(0, 4)) - 1;
  return `${year}${day.slice(4)}`.replace(/-02-29$/, '-02-28');
}
