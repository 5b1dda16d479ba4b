import type { SystemKeyStore } from '#gateway/database/system-key-store.ts';
import { type KeyedDigest, keyedDigest } from './keyed-digest.ts';
import { type SealedValues, sealedValues } from './sealed-values.ts';
import { type TotpSecrets, totpSecrets } from './totp-secrets.ts';

/** Members' secrets, stored encrypted. The owner of a value is `<site> <member>`. */
export interface MemberSecrets {
  readonly totp: TotpSecrets;
  /** The numbers of payout accounts. */
  readonly accountNumbers: SealedValues;
  /** By which a number is found to be somebody's already. */
  readonly accountDigest: KeyedDigest;
}

/** The secrets of members, each kind under a key of its own. */
export function memberSecrets(store: Pick<SystemKeyStore, 'ensure' | 'keysFor'>): MemberSecrets {
  return {
    totp: totpSecrets(sealedValues(store, 'member-totp')),
    accountNumbers: sealedValues(store, 'member-account'),
    accountDigest: keyedDigest(store, 'member-account-digest'),
  };
}
