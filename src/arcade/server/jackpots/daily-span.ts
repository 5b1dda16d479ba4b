const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A span of time in milliseconds since 1970, in which the moment of a daily pool's drop lies. */
export interface DropSpan {
  readonly from: number;
  readonly to: number;
}

/** The day in UTC that begins with a moment or after it. */
export function nextDay(moment: number): DropSpan {
  const from = Math.ceil(moment / DAY_MS) * DAY_MS;
  return { from, to: from + DAY_MS };
}

/** The span of a pool that opens now: the rest of the day, plus the next day within the last hour. */
export function restOfDay(now: number): DropSpan {
  return { from: now, to: nextDay(now + HOUR_MS).from };
}
