import { randomInt } from 'node:crypto';

const DIGITS_AND_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Without what is mistaken for something else when it is read out. */
const READ_OUT = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const drawn = (letters: string, count: number): string =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');

/** An opaque id: 50 random bits, so that two are the same about never, and the key sees to that. */
export const newMemberId = (): string => drawn(DIGITS_AND_LETTERS, 10);

/** A code that leads to a member as upline. */
export const newMemberCode = (): string => drawn(READ_OUT, 8);
