import { createHash } from 'node:crypto';
import parsePhoneNumber from 'libphonenumber-js/max';
import type { FieldErrorCode } from '#contracts/errors.ts';
import type { BankNumberRule, EWalletType } from '#contracts/generated/contracts.ts';

/** How many digits a bank account has where the site's document does not say. */
export const BANK_DIGITS = { minLength: 6, maxLength: 20 } as const;

/** A number as it is kept, or what is wrong with it. */
export type NumberReading = { readonly number: string; readonly masked: string } | { readonly fault: FieldErrorCode };

const WRONG: NumberReading = { fault: 'wrong_format' };

/** Reads the number of a bank account by the site's rule: an IBAN with its check digits, or digits. */
export function readBankNumber(rule: BankNumberRule, typed: string): NumberReading {
  const number = typed.replace(/[\s.-]/g, '').toUpperCase();
  if (rule.kind === 'iban') return isIban(number) ? { number, masked: maskedNumber(number) } : WRONG;
  if (!/^[0-9]+$/.test(number)) return WRONG;
  const { minLength, maxLength } = { ...BANK_DIGITS, ...rule };
  if (number.length < minLength) return { fault: 'too_short' };
  if (number.length > maxLength) return { fault: 'too_long' };
  return { number, masked: maskedNumber(number) };
}

/** Reads the number of a wallet. */
export function readWalletNumber(form: EWalletType['form'], typed: string): NumberReading {
  const number = typed.trim();
  if (form === 'tron') return isTronAddress(number) ? { number, masked: maskedAddress(number) } : WRONG;
  if (form === 'email') return readEmail(number);
  const mobile = /^\+[0-9 ().-]+$/.test(number) ? parsePhoneNumber(number, { extract: false }) : undefined;
  return mobile?.isValid() ? { number: mobile.number, masked: maskedNumber(mobile.number) } : WRONG;
}

/** Whether a wallet has an owner's name; addresses on a chain have none. */
export function hasName(form: EWalletType['form']): boolean {
  return form !== 'tron';
}

/** Countries and lengths are checked by the digits alone: 97 divides what is right (ISO 13616). */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const ADDRESS_BYTES = 25;
/** The first byte of every address of the main network. */
const TRON_MAIN = 0x41;

/** Base58Check: a byte for the network, twenty of the key's hash, and four of a checksum. */
function isTronAddress(text: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return false;
  let value = 0n;
  for (const letter of text) value = value * 58n + BigInt(BASE58.indexOf(letter));
  const hex = value.toString(16).padStart(ADDRESS_BYTES * 2, '0');
  if (hex.length !== ADDRESS_BYTES * 2) return false;
  const bytes = Buffer.from(hex, 'hex');
  const checksum = sha256(sha256(bytes.subarray(0, 21))).subarray(0, 4);
  return bytes[0] === TRON_MAIN && checksum.equals(bytes.subarray(21));
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function readEmail(text: string): NumberReading {
  if (text.length > 200 || !/^[^@\s<>"]{1,64}@[^@\s<>".]+(?:\.[^@\s<>".]+)+$/.test(text)) return WRONG;
  const number = text.toLowerCase();
  const at = number.lastIndexOf('@');
  return { number, masked: `${number.slice(0, Math.min(2, at))}***${number.slice(at)}` };
}

/** The last four are enough to know it again; of a short one fewer are shown. */
function maskedNumber(number: string): string {
  return `•••• ${number.slice(-Math.min(4, Math.floor(number.length / 2)))}`;
}

function maskedAddress(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`;
}
