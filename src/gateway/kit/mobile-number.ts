import parsePhoneNumber, { getCountries, getCountryCallingCode, type NumberType } from 'libphonenumber-js/max';
import { DomainError } from './domain-error.ts';

/** A number as people type it in two fields. */
export interface TypedNumber {
  /** Digits, with or without +. */
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

/** A number that may be sent text messages. */
export interface MobileNumber {
  readonly e164: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

const TYPED = /^\+?[0-9 ().-]+$/;

/** Kinds that people carry with them. On the others a message reaches nobody, or pays whoever owns the number. */
const REACHABLE: ReadonlySet<NumberType> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'VOIP']);

/**
 * Dialling codes of countries. Those of satellites and of services without a country are the dearest and nobody's home.
 */
const DIALLING_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/**
 * Reads a typed number.
 * @throws DomainError `invalid_request`: `countryDialingCode` where it is no country's; `mobileNum` as `wrong_format`
 *   where there is no such number there, and as `not_allowed_value` where it is none that people receive text messages
 *   at.
 */
export function readMobileNumber({ countryDialingCode, mobileNum }: TypedNumber): MobileNumber {
  const code = countryDialingCode.replace('+', '');
  if (!DIALLING_CODES.has(code)) throw refusal('countryDialingCode', 'not_allowed_value');
  const typed = mobileNum.trim();
  const number = TYPED.test(typed) ? parsePhoneNumber(typed, { defaultCallingCode: code, extract: false }) : undefined;
  if (!number?.isValid() || number.countryCallingCode !== code || number.country === undefined)
    throw refusal('mobileNum', 'wrong_format');
  if (!REACHABLE.has(number.getType())) throw refusal('mobileNum', 'not_allowed_value');
  return { e164: number.number, country: number.country };
}

/**
 * Reads a number in E.164, such as one that was stored.
 * @throws DomainError as `readMobileNumber` does.
 */
export function readE164(e164: string): MobileNumber {
  const number = parsePhoneNumber(e164, { extract: false });
  if (number === undefined) throw refusal('mobileNum', 'wrong_format');
  return readMobileNumber({ countryDialingCode: number.countryCallingCode, mobileNum: e164 });
}

/**
 * The number that somebody typed in place of a name, in E.164; null where it is none, or where its country is not
 * known.
 * @param countryDialingCode of numbers that are typed without it.
 */
export function numberInName(name: string, countryDialingCode?: string): string | null {
  const typed = name.trim().replace(/^00/, '+');
  if (!/^\+?[0-9][0-9 ().-]{4,24}$/.test(typed)) return null;
  if (!typed.startsWith('+') && countryDialingCode === undefined) return null;
  try {
    return typed.startsWith('+')
      ? readE164(typed).e164
      : readMobileNumber({ countryDialingCode: countryDialingCode ?? '', mobileNum: typed }).e164;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

function refusal(field: keyof TypedNumber, code: 'wrong_format' | 'not_allowed_value'): DomainError {
  return new DomainError('invalid_request', { fields: { [field]: code } });
}
