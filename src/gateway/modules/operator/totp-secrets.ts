import { randomBytes } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import type { SystemKeyStore } from '#gateway/database/system-key-store.ts';
import { TOTP_SECRET_BYTES } from './totp.ts';

const PURPOSE = 'operator-totp';
const KEY_BYTES = 32;

/** The secrets of authenticators as they are stored: encrypted for one operator each. */
export interface TotpSecrets {
  /** A new secret, and what is stored of it. */
  make(operatorId: string): Promise<{ readonly secret: Uint8Array; readonly stored: string }>;
  /** @throws when it was stored for another operator, or its key is gone. */
  open(operatorId: string, stored: string): Promise<Uint8Array>;
}

/**
 * Encrypts the secrets with a key of the platform. The role that reads the accounts cannot read the keys, and the other way round: neither
 * table alone makes a code.
 */
export function totpSecrets(store: Pick<SystemKeyStore, 'ensure' | 'keysFor'>): TotpSecrets {
  const known = new Map<string, Uint8Array>();

  async function keyOf(keyId: string | undefined): Promise<Uint8Array> {
    if (keyId === undefined) throw new Error('a stored secret names no key');
    if (!known.has(keyId))
      for (const key of await store.keysFor(PURPOSE))
        known.set(key.keyId, new Uint8Array(Buffer.from(key.privateJwk.k ?? '', 'base64url')));
    const bytes = known.get(keyId);
    if (bytes?.length !== KEY_BYTES) throw new Error(`the key ${keyId} is not there, or is none of ${KEY_BYTES} bytes`);
    return bytes;
  }

  return {
    async make(operatorId) {
      const secret = new Uint8Array(randomBytes(TOTP_SECRET_BYTES));
      const { keyId } = await store.ensure(PURPOSE, async () => ({
        keyId: crypto.randomUUID(),
        privateJwk: { kty: 'oct', k: randomBytes(KEY_BYTES).toString('base64url') },
      }));
      // The header is protected: a secret that is moved to another account opens nothing there.
      const stored = await new CompactEncrypt(secret)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: keyId, sub: operatorId })
        .encrypt(await keyOf(keyId));
      return { secret, stored };
    },

    async open(operatorId, stored) {
      const { plaintext, protectedHeader } = await compactDecrypt(stored, ({ kid }) => keyOf(kid), {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      if (protectedHeader.sub !== operatorId) throw new Error('a stored secret is another operator’s');
      return plaintext;
    },
  };
}
