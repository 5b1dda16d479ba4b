/**
 * Says moments as a language does, in Latin digits and by the calendar that draws and offers are dated by, so that
 * server and browser print the same and a year is the same year on every page: Thai dates would otherwise be 543 years
 * ahead of a game's own.
 * @param tag BCP 47.
 */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(`${tag}-u-nu-latn-ca-gregory`, options);
}
