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

/** An amount that was gained or lost, with its sign. @param amount a decimal, which is not rounded. */
export function gainText(tag: string, amount: string, currency: string): string {
  return `${Number(amount) > 0 ? '+' : ''}${moneyText(tag, amount, currency)}`;
}

/** An amount without its currency, which the head of a table names. @param amount a decimal, which is not rounded. */
export function amountText(tag: string, amount: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return format.format(amount as `${number}`).replace('-', '−');
}

/** A whole number as a language writes it. */
export const countText = (tag: string, count: number): string => new Intl.NumberFormat(tag).format(count);

/** A day as a language writes it, with its year. */
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

/** How long something has waited, in its two largest units: minutes, hours or days. */
export function waitText(tag: string, since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  const unit = (value: number, name: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  if (minutes < 60) return unit(minutes, 'minute');
  if (minutes < 48 * 60) return unit(Math.floor(minutes / 60), 'hour');
  return unit(Math.floor(minutes / (24 * 60)), 'day');
}
