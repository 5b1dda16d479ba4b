import type { SystemKeyStore } from '#gateway/database/system-key-store.ts';
import { sealedValues } from './sealed-values.ts';

/**
 * The keys that vendors and we sign our calls to each other with, as they are stored: encrypted for one integration
 * each.
 */
export interface VendorKeys {
  /** Encrypts a key for storage. Not within a transaction: the first one makes the key that it is encrypted with. */
  seal(integrationId: string, key: string): Promise<string>;
  /**
   * The bytes that sign. Not within a transaction.
   * @throws when it was stored for another integration, or what it was encrypted with is gone.
   */
  open(integrationId: string, stored: string): Promise<Uint8Array>;
}

/** The keys of vendors. A key is a text; its bytes are the signing key. */
export function vendorKeys(store: Pick<SystemKeyStore, 'ensure' | 'keysFor'>): VendorKeys {
  const sealed = sealedValues(store, 'vendor-integration');
  return {
    seal: (integrationId, key) => sealed.seal(integrationId, new Uint8Array(Buffer.from(key, 'utf8'))),
    open: (integrationId, stored) => sealed.open(integrationId, stored),
  };
}
