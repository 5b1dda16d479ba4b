/** A moment as a field for a day and a time takes it, in the time zone of the operator's device. */
export function localTime(at: string): string {
  const then = new Date(at);
  const two = (figure: number) => String(figure).padStart(2, '0');
  const day = `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`;
  return `${day}T${two(then.getHours())}:${two(then.getMinutes())}`;
}

/** The moment that such a field names, in RFC 3339; null while it names none. */
export function momentOf(local: string): string | null {
  const then = new Date(local);
  return local === '' || Number.isNaN(then.getTime()) ? null : then.toISOString();
}

/** The time zone of the operator's device, by its IANA name. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
