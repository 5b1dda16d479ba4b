const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What a limit counts by. A prefix is what the numbers of one block share; `site` is everything that the site sends: its budget. */
export type SmsScope = 'number' | 'address' | 'prefix' | 'country' | 'site';

export interface SmsLimit {
  readonly scope: SmsScope;
  /** How many in any stretch of `withinMs`, wherever it begins. */
  readonly most: number;
  readonly withinMs: number;
}

/** Rows of sends are needed for no longer than the longest limit. */
export const LONGEST_LIMIT_MS = DAY_MS;

/**
 * How many text messages a site sends. A person needs one, and a second when the first is lost; whoever earns by messages to numbers of
 * their own needs many, to neighbouring numbers, into one country, from many addresses.
 */
export const SMS_LIMITS: readonly SmsLimit[] = [
  { scope: 'number', most: 1, withinMs: MINUTE_MS },
  { scope: 'number', most: 5, withinMs: DAY_MS },
  { scope: 'address', most: 10, withinMs: HOUR_MS },
  { scope: 'address', most: 30, withinMs: DAY_MS },
  { scope: 'prefix', most: 30, withinMs: HOUR_MS },
  { scope: 'prefix', most: 100, withinMs: DAY_MS },
  { scope: 'country', most: 1_000, withinMs: DAY_MS },
  { scope: 'site', most: 3_000, withinMs: DAY_MS },
];

/** The limits times a factor; each lets one through at least. */
export function scaledLimits(limits: readonly SmsLimit[], factor: number): readonly SmsLimit[] {
  return limits.map((limit) => ({ ...limit, most: Math.max(1, Math.ceil(limit.most * factor)) }));
}
