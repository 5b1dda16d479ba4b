import { randomBytes } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import type { SystemKeyStore } from '#gateway/database/system-key-store.ts';

const KEY_BYTES = 32;

/** Values as they are stored where a table must not tell them: encrypted for one owner each. */
export interface SealedValues {
  /** Encrypts a value for storage. Not within a transaction: the first value makes the key. */
  seal(owner: string, value: Uint8Array): Promise<string>;
  /**
   * The value that was stored. Not within a transaction: the key may have to be read.
   * @throws when it was stored for another owner, or its key is gone.
   */
  open(owner: string, stored: string): Promise<Uint8Array>;
}

/**
 * Encrypts values with a key of the platform. The roles that read the tables cannot read the keys, and the other way
 * round: neither table alone tells a value.
 * @param purpose names the key, which is made with the first value.
 */
export function sealedValues(store: Pick<SystemKeyStore, 'ensure' | 'keysFor'>, purpose: string): SealedValues {
  const known = new Map<string, Uint8Array>();

  async function keyOf(keyId: string | undefined): Promise<Uint8Array> {
    if (keyId === undefined) throw new Error('a stored value names no key');
    if (!known.has(keyId))
      for (const key of await store.keysFor(purpose))
        known.set(key.keyId, new Uint8Array(Buffer.from(key.privateJwk.k ?? '', 'base64url')));
    const bytes = known.get(keyId);
    if (bytes?.length !== KEY_BYTES) throw new Error(`the key ${keyId} is not there, or is none of ${KEY_BYTES} bytes`);
    return bytes;
  }

  return {
    async seal(owner, value) {
      const { keyId } = await store.ensure(purpose, newSecretKey);
      // The header is protected: a value that is moved to another owner opens nothing there.
      return new CompactEncrypt(value)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: keyId, sub: owner })
        .encrypt(await keyOf(keyId));
    },

    async open(owner, stored) {
      const { plaintext, protectedHeader } = await compactDecrypt(stored, ({ kid }) => keyOf(kid), {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      if (protectedHeader.sub !== owner) throw new Error('a stored value is another owner’s');
      return plaintext;
    },
  };
}

/** A key of random bytes, as the platform keeps it. */
export async function newSecretKey() {
  return {
    keyId: crypto.randomUUID(),
    privateJwk: { kty: 'oct', k: randomBytes(KEY_BYTES).toString('base64url') },
  };
}
