/** An age in the largest unit that it is whole in. */
export function ageText(tag: string, minutes: number): string {
  const unit = (value: number, name: 'minute' | 'hour' | 'day'): string =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  if (minutes % 1_440 === 0) return unit(minutes / 1_440, 'day');
  return minutes % 60 === 0 ? unit(minutes / 60, 'hour') : unit(minutes, 'minute');
}
