/**
 * The time at a place with its offset, such as GMT+7 17:32:45, in Latin digits in every language.
 * @param timeZone an IANA name.
 */
export function clockText(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('timeZoneName')} ${part('hour')}:${part('minute')}:${part('second')}`;
}
