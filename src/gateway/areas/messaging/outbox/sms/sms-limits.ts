const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * The key that a limit counts by. A `prefix` is the leading digits that the numbers of one block share; `site` is all
 * messages of the site: its budget. `numberFromHere` is one number asked for from one address; the networks are the
 * wider ones of an IPv6 address.
 */
export type SmsScope =
  | 'number'
  | 'numberFromHere'
  | 'member'
  | 'address'
  | 'network56'
  | 'network48'
  | 'prefix'
  | 'country'
  | 'site';

/**
 * The sender's standing: how much the sender had proven. Each standing has limits of its own, so that none can starve
 * another.
 * `open`: a captcha, and nothing of the number. `member`: a session, but not that the number is the member's.
 * `owner`: that the verified number is theirs, by the password, a session, or a place that the account knows.
 */
export type SmsStanding = 'open' | 'member' | 'owner';

export interface SmsLimit {
  readonly scope: SmsScope;
  /** How many in any stretch of `withinMs`, wherever it begins. */
  readonly most: number;
  readonly withinMs: number;
}

export type SmsLimits = Readonly<Record<SmsStanding, readonly SmsLimit[]>>;

/** Rows of sends are needed for no longer than the longest limit. */
export const LONGEST_LIMIT_MS = DAY_MS;

/** Of every standing. A person needs one message, and a second when the first is lost. */
const COMMON: readonly SmsLimit[] = [
  { scope: 'number', most: 1, withinMs: MINUTE_MS },
  { scope: 'numberFromHere', most: 5, withinMs: DAY_MS },
  { scope: 'number', most: 15, withinMs: DAY_MS },
  { scope: 'address', most: 10, withinMs: HOUR_MS },
  { scope: 'address', most: 30, withinMs: DAY_MS },
  { scope: 'network56', most: 40, withinMs: HOUR_MS },
  { scope: 'network56', most: 120, withinMs: DAY_MS },
  { scope: 'network48', most: 160, withinMs: HOUR_MS },
  { scope: 'network48', most: 480, withinMs: DAY_MS },
  { scope: 'country', most: 1_000, withinMs: DAY_MS },
  { scope: 'site', most: 3_000, withinMs: DAY_MS },
];

/**
 * Limits against SMS pumping: fraudsters who earn by messages to their own numbers need many, to neighbouring numbers.
 */
const TO_ANY_NUMBER: readonly SmsLimit[] = [
  { scope: 'prefix', most: 30, withinMs: HOUR_MS },
  { scope: 'prefix', most: 100, withinMs: DAY_MS },
];

/** How many text messages a site sends, by what the sender had proven. */
export const SMS_LIMITS: SmsLimits = {
  open: [...COMMON, ...TO_ANY_NUMBER],
  member: [...COMMON, ...TO_ANY_NUMBER, { scope: 'member', most: 5, withinMs: DAY_MS }],
  owner: COMMON,
};

/** The limits times a factor; each lets one through at least. */
export function scaledLimits(limits: SmsLimits, factor: number): SmsLimits {
  const scaled = (own: readonly SmsLimit[]): readonly SmsLimit[] =>
    own.map((limit) => ({ ...limit, most: Math.max(1, Math.ceil(limit.most * factor)) }));
  return { open: scaled(limits.open), member: scaled(limits.member), owner: scaled(limits.owner) };
}
