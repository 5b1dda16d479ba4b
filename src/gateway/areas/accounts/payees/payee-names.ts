import type { FieldErrorCode } from '#contracts/errors.ts';

const MOST_LETTERS = 120;

/** Letters of any script with what stands between them in names. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\p{Nd} .,'’·・()/-]*$/u;

/** A name as it is kept: its spaces single, its letters composed. */
export function tidyName(typed: string): string {
  return typed.normalize('NFKC').trim().replace(/\s+/g, ' ');
}

/** A tidied name as far as an account holds it: composing letters may make many of one. */
export function cutName(name: string): string {
  return [...name].slice(0, MOST_LETTERS).join('').trim();
}

/** The fault of a tidied name; null when it is valid. */
export function faultOfName(name: string): FieldErrorCode | null {
  if (name === '') return 'required';
  if ([...name].length > MOST_LETTERS) return 'too_long';
  return NAME.test(name) ? null : 'wrong_format';
}

/** Whether two names are the same, however they are written. */
export function isSameName(one: string, other: string): boolean {
  const key = (name: string): string => tidyName(name).toLowerCase();
  return key(one) === key(other);
}
