import { randomBytes } from 'node:crypto';
import type { SealedValues } from './sealed-values.ts';
import { TOTP_SECRET_BYTES } from './totp.ts';

/** The secrets of authenticators as they are stored: encrypted for one account each. */
export interface TotpSecrets {
  /** A new secret, and what is stored of it. */
  make(owner: string): Promise<{ readonly secret: Uint8Array; readonly stored: string }>;
  /** @throws when it was stored for another account, or its key is gone. */
  open(owner: string, stored: string): Promise<Uint8Array>;
}

/** Makes secrets of the length that authenticators take. */
export function totpSecrets(sealed: SealedValues): TotpSecrets {
  return {
    async make(owner) {
      const secret = new Uint8Array(randomBytes(TOTP_SECRET_BYTES));
      return { secret, stored: await sealed.seal(owner, secret) };
    },
    open: (owner, stored) => sealed.open(owner, stored),
  };
}
