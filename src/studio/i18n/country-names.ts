import { countries } from '#contracts/countries.ts';

export interface NamedCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
}

/** Says the name of a country in a language; its code where the browser knows none. */
export function countryNames(tag: string): (code: string) => string {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return (code) => names.of(code) ?? code;
}

/** All countries by their names in a language, in its order. */
export function namedCountries(tag: string): readonly NamedCountry[] {
  const nameOf = countryNames(tag);
  const { compare } = new Intl.Collator(tag);
  return countries.map((code) => ({ code, name: nameOf(code) })).sort((one, other) => compare(one.name, other.name));
}
