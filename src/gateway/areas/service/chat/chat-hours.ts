import { Temporal } from 'temporal-polyfill';
import type { ChatDay, ChatHours } from '#contracts/generated/contracts.ts';

/** Whether operators answer at a moment, and when they do next. */
export interface ChatOpening {
  readonly isOpen: boolean;
  /** Null within hours, and where no day has any. */
  readonly opensAt: Date | null;
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** From yesterday on, whose hours may last over midnight, to the same weekday of next week. */
const DAYS = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Whether a site's chat is open at a moment, and when it opens next.
 * @param hours undefined: always open.
 */
export function chatOpening(hours: ChatHours | undefined, timeZone: string, at: Date): ChatOpening {
  if (hours === undefined) return { isOpen: true, opensAt: null };
  const today = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const spans = DAYS.flatMap((offset) => {
    const date = today.add({ days: offset });
    const day = hours[WEEKDAYS[date.dayOfWeek - 1] ?? 'monday'];
    return day === undefined ? [] : [spanOf(date, day, timeZone)];
  });
  const now = at.getTime();
  if (spans.some(({ from, until }) => from <= now && now < until)) return { isOpen: true, opensAt: null };
  const next = spans.find(({ from }) => from > now);
  return { isOpen: false, opensAt: next === undefined ? null : new Date(next.from) };
}

function spanOf(date: Temporal.PlainDate, { from, until }: ChatDay, timeZone: string) {
  const end = until <= from ? date.add({ days: 1 }) : date;
  const at = (day: Temporal.PlainDate, time: string): number =>
    day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
  return { from: at(date, from), until: at(end, until) };
}
