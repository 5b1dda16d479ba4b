import type { PlayBreak } from '#contracts/generated/contracts.ts';

/** How long breaks are, by the calendar; the last one never ends. Shortest first. */
const lengths = {
  day: { days: 1 },
  week: { days: 7 },
  month: { months: 1 },
  halfYear: { months: 6 },
  year: { months: 12 },
  fiveYears: { months: 60 },
  forGood: null,
} as const satisfies Readonly<Record<PlayBreak, { readonly days: number } | { readonly months: number } | null>>;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** All breaks there can be, shortest first. */
export const breakSpans = Object.keys(lengths) as readonly PlayBreak[];

/**
 * When a break ends that begins now, as the gateway reckons it: on the same day of a later month, or the last one that
 * it has.
 * @param nowMs milliseconds since 1970.
 * @returns RFC 3339; null for good.
 */
export function endOfBreak(span: PlayBreak, nowMs: number): string | null {
  const length = lengths[span];
  if (length === null) return null;
  if ('days' in length) return new Date(nowMs + length.days * DAY_MS).toISOString();
  const end = new Date(nowMs);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + length.months);
  // A day that the month does not have runs over into the next one, whose day before the first is meant.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.toISOString();
}

/**
 * The breaks that can be taken: none is made shorter.
 * @param until when the one in force ends, null for good; undefined where there is none.
 */
export function breaksAfter(until: string | null | undefined, nowMs: number): readonly PlayBreak[] {
  if (until === undefined) return breakSpans;
  if (until === null) return [];
  return breakSpans.filter((span) => {
    const end = endOfBreak(span, nowMs);
    return end === null || Date.parse(end) > Date.parse(until);
  });
}
