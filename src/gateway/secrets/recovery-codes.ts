import { createHash, randomBytes } from 'node:crypto';
import { base32 } from './totp.ts';

const CODES = 10;
/** 80 bits, sixteen characters: too many to guess, so that a plain digest keeps them. */
const CODE_BYTES = 10;

/** New codes that stand in for an authenticator, each once, as they are shown: `ABCD-EFGH-IJKL-MNOP`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => base32(randomBytes(CODE_BYTES)).replace(/(.{4})(?=.)/g, '$1-'));
}

/** The stored digest of a code, however it was typed. */
export function recoveryCodeDigest(code: string): string {
  return createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest('base64url');
}
