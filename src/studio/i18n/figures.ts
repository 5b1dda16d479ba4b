/** An amount of money as a language writes it. @param amount a decimal, which is not rounded. */
export function moneyText(tag: string, amount: string, currency: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(tag, {
    ...{ style: 'currency', currency },
    ...{ minimumFractionDigits: decimals, maximumFractionDigits: decimals },
  });
  // A decimal text keeps digits that a number would lose.
  return format.format(amount as `${number}`).replace('-', '−');
}

/** Formats a gain or loss with its sign. @param amount a decimal, which is not rounded. */
export function gainText(tag: string, amount: string, currency: string): string {
  const text = moneyText(tag, amount, currency);
  return /^-|^0*\.?0*$/.test(amount) ? text : `+${text}`;
}

/** Formats a duration in milliseconds. */
export function tookText(tag: string, milliseconds: number): string {
  const digits = { maximumFractionDigits: milliseconds < 10 ? 1 : 0 };
  return new Intl.NumberFormat(tag, { style: 'unit', unit: 'millisecond', ...digits }).format(milliseconds);
}

/** Formats a time with milliseconds, and its day unless that is today. */
export function momentText(tag: string, at: string, now = new Date()): string {
  const then = new Date(at);
  const isToday = then.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(tag, {
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3, hourCycle: 'h23' },
    ...(!isToday && { day: 'numeric', month: 'short' }),
  }).format(then);
}

/** Formats an amount without its currency. @param amount a decimal, which is not rounded. */
export function amountText(tag: string, amount: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return format.format(amount as `${number}`).replace('-', '−');
}

/** Formats a whole number. */
export const countText = (tag: string, count: number): string => new Intl.NumberFormat(tag).format(count);

/** Formats the day of a time, with its year. */
export function dayText(tag: string, at: string): string {
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(at));
}

/** A day and a time as a language writes them, without the year where it is this one. */
export function timeText(tag: string, at: string, now = new Date()): string {
  const then = new Date(at);
  const isThisYear = then.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(tag, {
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    ...(!isThisYear && { year: 'numeric' }),
  }).format(then);
}

/** Formats a calendar day. @param day yyyy-MM-dd, independent of time zones. */
export function calendarDayText(tag: string, day: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** How long something has waited, in its two largest units: minutes, hours or days. */
export function waitText(tag: string, since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  const unit = (value: number, name: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  if (minutes < 60) return unit(minutes, 'minute');
  if (minutes < 48 * 60) return unit(Math.floor(minutes / 60), 'hour');
  return unit(Math.floor(minutes / (24 * 60)), 'day');
}
