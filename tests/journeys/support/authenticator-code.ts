import { TOTP } from 'otpauth';

/** The six digits that an authenticator app shows for a secret in base32 at a moment. */
export function authenticatorCode(secret: string, atMs = Date.now()): string {
  return new TOTP({ secret: secret.replaceAll(/\s/g, '') }).generate({ timestamp: atMs });
}
