import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { SystemKeyStore } from '#gateway/database/system-key-store.ts';

const SECRET_BYTES = 32;

/** What secrets of the house are for: the draws of its lottery, and those of raffles. */
type SecretPurpose = 'draws' | 'raffles';

/**
 * The secret that every draw of a purpose follows from, made when the first draw is asked for. It is the oldest key of
 * its purpose and is never replaced: another one would rewrite every draw that has been.
 */
export function houseSecret(
  store: Pick<SystemKeyStore, 'ensure' | 'keysFor'>,
  purpose: SecretPurpose,
): () => Promise<KeyObject> {
  let known: Promise<KeyObject> | undefined;
  return () => {
    known ??= readSecret(store, purpose).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function readSecret(
  store: Pick<SystemKeyStore, 'ensure' | 'keysFor'>,
  purpose: SecretPurpose,
): Promise<KeyObject> {
  await store.ensure(purpose, async () => ({
    keyId: crypto.randomUUID(),
    privateJwk: { kty: 'oct', k: randomBytes(SECRET_BYTES).toString('base64url') },
  }));
  const oldest = (await store.keysFor(purpose)).at(-1);
  const secret = Buffer.from(oldest?.privateJwk.k ?? '', 'base64url');
  if (secret.length !== SECRET_BYTES) throw new Error(`the key ${oldest?.keyId} is no secret of ${SECRET_BYTES} bytes`);
  return createSecretKey(secret);
}
