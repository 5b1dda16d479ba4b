import type { JWK } from 'jose';
import { sql, type Transaction } from 'kysely';
import { jsonText } from './json-column.ts';
import type { SecretSchema } from './schema.ts';

/** A private key of the platform. */
export interface SystemKey {
  keyId: string;
  purpose: string;
  privateJwk: JWK;
  /** RFC 3339, UTC. */
  createdAt: string;
}

/** Platform-wide private keys. */
export interface SystemKeyStore {
  /** All keys of a purpose, newest first; empty when there are none. */
  keysFor(purpose: string): Promise<SystemKey[]>;

  /** Adds a key, as rotation does. Rejects with a unique violation where the id is taken. */
  add(key: Omit<SystemKey, 'createdAt'>): Promise<void>;

  /**
   * The newest key of the purpose, made by `create` when there is none. Processes that start at the same time agree on one
   * key: the others wait for the first.
   */
  ensure(purpose: string, create: () => Promise<Pick<SystemKey, 'keyId' | 'privateJwk'>>): Promise<SystemKey>;
}

type RunAsSecretKeeper = <T>(work: (tx: Transaction<SecretSchema>) => Promise<T>) => Promise<T>;

/** The key store over transactions of the role that alone may read keys. */
export function createSystemKeyStore(run: RunAsSecretKeeper): SystemKeyStore {
  return {
    keysFor: (purpose) => run((tx) => selectKeys(tx, purpose)),
    add: (key) => run((tx) => insertKey(tx, key)),
    ensure: (purpose, create) =>
      run(async (tx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`marquee system key ${purpose}`}, 0))`.execute(tx);
        const [newest] = await selectKeys(tx, purpose);
        if (newest) return newest;
        await insertKey(tx, { ...(await create()), purpose });
        const [made] = await selectKeys(tx, purpose);
        if (!made) throw new Error(`the key made for ${purpose} was not stored`);
        return made;
      }),
  };
}

async function selectKeys(tx: Transaction<SecretSchema>, purpose: string): Promise<SystemKey[]> {
  const rows = await tx
    .selectFrom('system_key')
    .selectAll()
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('key_id', 'desc')
    .execute();
  return rows.map((row) => ({
    keyId: row.key_id,
    purpose: row.purpose,
    privateJwk: row.private_jwk,
    createdAt: row.created_at,
  }));
}

async function insertKey(tx: Transaction<SecretSchema>, key: Omit<SystemKey, 'createdAt'>): Promise<void> {
  const { keyId, purpose, privateJwk } = key;
  await tx
    .insertInto('system_key')
    .values({ key_id: keyId, purpose, private_jwk: jsonText(privateJwk) })
    .execute();
}
