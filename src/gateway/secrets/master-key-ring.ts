import type { MasterKey } from './master-key.ts';

/** The master keys that a process knows. */
export interface MasterKeyRing {
  /** Every key that opens what is stored; the first wraps the first key of a new database. */
  keys(): readonly MasterKey[];
  /** Where the keys come from, for errors: a setting or a file. */
  readonly source: string;
  /**
   * The key to go over to from the one in use.
   * @returns null where the source names no other: an operator has to add one first.
   */
  next(inUse: string | null): Promise<MasterKey | null>;
  /** Called once everything is wrapped under this key. */
  settle(inUse: MasterKey): Promise<void>;
}

/**
 * Keys of the environment. Operators append the new key, so that the last one comes next, and nothing goes back by a
 * repeat.
 */
export function fixedKeyRing(keys: readonly MasterKey[], source = 'MASTER_KEY'): MasterKeyRing {
  return {
    source,
    keys: () => keys,
    next: async (inUse) => {
      const last = keys.at(-1);
      return last === undefined || last.id === inUse ? null : last;
    },
    settle: async () => undefined,
  };
}
