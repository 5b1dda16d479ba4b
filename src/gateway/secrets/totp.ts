import { Secret, TOTP } from 'otpauth';

/** The settings that every authenticator app assumes (RFC 6238, sections 4 and 5.2). */
const STEP_SECONDS = 30;
const DIGITS = 6;
const ALGORITHM = 'SHA1';
/** The codes before and after the present one are accepted: clocks drift, and typing takes time. */
const STEPS_AROUND = 1;

/** The bytes of a new secret: as many as the hash has (RFC 4226, section 4). */
export const TOTP_SECRET_BYTES = 20;

/** The time step of a moment. */
export function totpStepAt(time: Date): number {
  return TOTP.counter({ period: STEP_SECONDS, timestamp: time.getTime() });
}

/** The code of a time step. */
export function totpCode(secret: Uint8Array, step: number, digits = DIGITS): string {
  const timestamp = step * STEP_SECONDS * 1_000;
  return TOTP.generate({ secret: secretOf(secret), algorithm: ALGORITHM, digits, period: STEP_SECONDS, timestamp });
}

/**
 * The time step of the typed code: the current one or a neighbour.
 * @param after the step accepted last. Only later ones are valid, so that no code is used twice; null: none yet.
 * @returns null if the code matches none of them.
 */
export function matchingTotpStep(
  secret: Uint8Array,
  { code, now, after }: { readonly code: string; readonly now: Date; readonly after: number | null },
): number | null {
  const delta = TOTP.validate({
    token: code,
    secret: secretOf(secret),
    algorithm: ALGORITHM,
    digits: DIGITS,
    period: STEP_SECONDS,
    timestamp: now.getTime(),
    window: STEPS_AROUND,
  });
  if (delta === null) return null;
  const step = totpStepAt(now) + delta;
  return step > (after ?? -1) ? step : null;
}

/** The address that an authenticator app reads from a QR code. */
export function otpauthUri(issuer: string, label: string, secret: Uint8Array): string {
  const settings = { algorithm: ALGORITHM, digits: DIGITS, period: STEP_SECONDS };
  return new TOTP({ issuer, label, secret: secretOf(secret), ...settings }).toString();
}

/** Bytes in base32 without padding (RFC 4648, section 6), as people type them. */
export function base32(bytes: Uint8Array): string {
  return secretOf(bytes).base32;
}

function secretOf(bytes: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}
