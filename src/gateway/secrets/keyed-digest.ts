import { createHmac } from 'node:crypto';
import type { SystemKeyStore } from '#gateway/database/system-key-store.ts';
import { newSecretKey } from './sealed-values.ts';

/** Tells whether two values are the same without telling what they are: only who has the key can try values out. */
export type KeyedDigest = (value: string) => Promise<string>;

/**
 * Digests by a key of the platform, the oldest of its purpose: a newer one would make the same value another one. Not
 * within a transaction, since the key may have to be read.
 */
export function keyedDigest(store: Pick<SystemKeyStore, 'ensure' | 'keysFor'>, purpose: string): KeyedDigest {
  let known: Buffer | undefined;
  return async (value) => {
    if (known === undefined) {
      await store.ensure(purpose, newSecretKey);
      const oldest = (await store.keysFor(purpose)).at(-1);
      known = Buffer.from(oldest?.privateJwk.k ?? '', 'base64url');
      if (known.length === 0) throw new Error(`the key for ${purpose} is empty`);
    }
    return createHmac('sha256', known).update(value).digest('base64url');
  };
}
