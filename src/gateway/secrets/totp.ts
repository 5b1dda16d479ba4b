import { createHmac, timingSafeEqual } from 'node:crypto';
import { base32 } from './base32.ts';

/** What every authenticator takes for granted (RFC 6238, section 4 and 5.2). */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks differ, and people type slowly: the code before and the one after are taken too. */
const STEPS_AROUND = 1;

/** The bytes of a new secret: as many as the hash has (RFC 4226, section 4). */
export const TOTP_SECRET_BYTES = 20;

/** The time step that a moment lies in. */
export function totpStepAt(time: Date): number {
  return Math.floor(time.getTime() / 1_000 / STEP_SECONDS);
}

/** The code of a time step (RFC 4226, section 5.3, with SHA-1). */
export function totpCode(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/**
 * The time step whose code somebody typed: the present one or a neighbour of it.
 * @param after the step that was taken last; only later ones are good, so that nobody uses a code that was seen. Null: none was.
 * @returns null where the code is none of them.
 */
export function matchingTotpStep(
  secret: Uint8Array,
  { code, now, after }: { readonly code: string; readonly now: Date; readonly after: number | null },
): number | null {
  const present = totpStepAt(now);
  let found: number | null = null;
  // All of them are looked at, so that the time tells nothing.
  for (let step = present - STEPS_AROUND; step <= present + STEPS_AROUND; step += 1)
    if (isSame(totpCode(secret, step), code) && step > (after ?? -1)) found ??= step;
  return found;
}

function isSame(code: string, typed: string): boolean {
  const [one, other] = [Buffer.from(code), Buffer.from(typed)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** What an authenticator reads from a QR code. */
export function otpauthUri(issuer: string, account: string, secret: Uint8Array): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const values = new URLSearchParams({ secret: base32(secret), issuer, algorithm: 'SHA1' });
  return `otpauth://totp/${label}?${values}&digits=${DIGITS}&period=${STEP_SECONDS}`;
}
