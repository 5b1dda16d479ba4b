import { dateFormat } from '#portal/i18n/date-format.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes and seconds to a moment, of two digits each, never below nothing. A second that has begun counts. */
export function timeLeft(untilMs: number, nowMs: number): readonly [hours: string, minutes: string, seconds: string] {
  const seconds = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  return [twoDigits(Math.floor(seconds / 3600)), twoDigits(Math.floor(seconds / 60) % 60), twoDigits(seconds % 60)];
}

/** A moment's time of day in a zone, such as 18:15. */
export function clockTime(moment: string, timeZone: string, locale: string): string {
  return dateFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment));
}

/** A moment's weekday and date in a zone. Each is said by itself, since engines differ in how they join them. */
export function dayInWords(
  moment: string,
  timeZone: string,
  locale: string,
): { readonly weekday: string; readonly date: string } {
  const say = (options: Intl.DateTimeFormatOptions): string =>
    dateFormat(locale, { timeZone, ...options }).format(new Date(moment));
  return { weekday: say({ weekday: 'long' }), date: say({ day: '2-digit', month: '2-digit', year: 'numeric' }) };
}
