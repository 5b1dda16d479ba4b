import type { JWK } from 'jose';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { MasterKey } from '#gateway/secrets/master-key.ts';
import type { MasterKeyRing } from '#gateway/secrets/master-key-ring.ts';
import { unwrapKey, wrapKey } from '#gateway/secrets/wrapped-key.ts';
import type { SecretSchema, SystemKeyTable } from './schema/schema.ts';

/** A private key of the platform. */
export interface SystemKey {
  keyId: string;
  purpose: string;
  privateJwk: JWK;
  /** RFC 3339, UTC. */
  createdAt: string;
}

/** The master key at hand does not open the platform's keys. */
export class MasterKeyError extends Error {
  override readonly name = 'MasterKeyError';
}

/** Platform-wide private keys. The database holds them wrapped under a master key that it does not know. */
export interface SystemKeyStore {
  /** All keys of a purpose, newest first; empty when there are none. */
  keysFor(purpose: string): Promise<SystemKey[]>;

  /** Adds a key, as rotation does. Rejects with a unique violation where the id is taken. */
  add(key: Omit<SystemKey, 'createdAt'>): Promise<void>;

  /**
   * The newest key of the purpose, made by `create` when there is none. Processes that start at the same time agree on
   * one key: the others wait for the first.
   */
  ensure(purpose: string, create: () => Promise<Pick<SystemKey, 'keyId' | 'privateJwk'>>): Promise<SystemKey>;

  /**
   * Wraps the plain keys of before keys were wrapped, and checks that every key opens. To be called at each start.
   * @throws MasterKeyError where one does not.
   */
  protect(): Promise<void>;

  /**
   * Wraps every key under the next master key, all or none.
   * @returns null where the process knows no next one.
   * @throws MasterKeyError where a key does not open.
   */
  rotate(): Promise<{ readonly masterKeyId: string; readonly keys: number } | null>;
}

type Run = <T>(work: (tx: Transaction<SecretSchema>) => Promise<T>) => Promise<T>;
type KeyRow = Selectable<SystemKeyTable>;

interface SystemKeyStoreParts {
  /** A transaction of the role that alone may read keys. */
  readonly run: Run;
  /** One of the owner of the table. */
  readonly runAsOwner: Run;
  readonly masterKeys: MasterKeyRing;
}

/** A lock held shared to add a key, and exclusively to rewrap all keys. */
const MASTER_KEY_LOCK = sql`hashtextextended('marquee master key', 0)`;

export function createSystemKeyStore({ run, runAsOwner, masterKeys }: SystemKeyStoreParts): SystemKeyStore {
  return {
    keysFor: (purpose) => run((tx) => selectKeys(tx, purpose)),
    add: (key) => run((tx) => insertKey(tx, key)),
    ensure: (purpose, create) =>
      run(async (tx) => {
        const [known] = await selectKeys(tx, purpose);
        if (known) return known;
        await sql`select pg_advisory_xact_lock(hashtextextended(${`marquee system key ${purpose}`}, 0))`.execute(tx);
        const [newest] = await selectKeys(tx, purpose);
        if (newest) return newest;
        await insertKey(tx, { ...(await create()), purpose });
        const [made] = await selectKeys(tx, purpose);
        if (!made) throw new Error(`the key made for ${purpose} was not stored`);
        return made;
      }),
    protect: () =>
      runAsOwner(async (tx) => {
        await sql`select pg_advisory_xact_lock(${MASTER_KEY_LOCK})`.execute(tx);
        const rows = await tx.selectFrom('system_key').selectAll().execute();
        for (const row of rows) await openRow(row);
        if (rows.every(({ private_jwk }) => private_jwk === null)) return;
        const masterKey = await keyInUse(tx);
        // An update would leave the plain bytes in the table's file; a table that is emptied gets a new one.
        await sql`truncate system_key`.execute(tx);
        for (const row of rows) await insertRow(tx, await wrappedAnew(row, masterKey));
      }),
    rotate: () =>
      run(async (tx) => {
        await sql`select pg_advisory_xact_lock(${MASTER_KEY_LOCK})`.execute(tx);
        const rows = await tx.selectFrom('system_key').selectAll().execute();
        const opened = await Promise.all(rows.map(openRow));
        const next = await masterKeys.next((await idInUse(tx)) ?? null);
        if (next === null) return null;
        for (const { keyId, privateJwk, purpose } of opened)
          await tx
            .updateTable('system_key')
            .set({ wrapped_key: await wrapKey(privateJwk, rowName(keyId, purpose), next), master_key_id: next.id })
            .where('key_id', '=', keyId)
            .execute();
        return { next, keys: rows.length };
      }).then(async (done) => {
        if (done === null) return null;
        await masterKeys.settle(done.next);
        return { masterKeyId: done.next.id, keys: done.keys };
      }),
  };

  async function selectKeys(tx: Transaction<SecretSchema>, purpose: string): Promise<SystemKey[]> {
    const rows = await tx
      .selectFrom('system_key')
      .selectAll()
      .where('purpose', '=', purpose)
      .orderBy('created_at', 'desc')
      .orderBy('key_id', 'desc')
      .execute();
    return Promise.all(rows.map(openRow));
  }

  async function insertKey(tx: Transaction<SecretSchema>, key: Omit<SystemKey, 'createdAt'>): Promise<void> {
    await sql`select pg_advisory_xact_lock_shared(${MASTER_KEY_LOCK})`.execute(tx);
    const { keyId, purpose, privateJwk } = key;
    const masterKey = await keyInUse(tx);
    await tx
      .insertInto('system_key')
      .values({
        key_id: keyId,
        purpose,
        wrapped_key: await wrapKey(privateJwk, rowName(keyId, purpose), masterKey),
        master_key_id: masterKey.id,
      })
      .execute();
  }

  async function openRow(row: KeyRow): Promise<SystemKey> {
    const { key_id: keyId, purpose, created_at: createdAt } = row;
    if (row.private_jwk !== null) return { keyId, purpose, privateJwk: row.private_jwk, createdAt };
    const masterKey = known(row.master_key_id);
    const privateJwk = await unwrapKey(row.wrapped_key ?? '', rowName(keyId, purpose), masterKey).catch((error) => {
      throw new MasterKeyError(
        `The key ${keyId} (${purpose}) of the table system_key was changed and cannot be opened.`,
        {
          cause: error,
        },
      );
    });
    return { keyId, purpose, privateJwk, createdAt };
  }

  async function wrappedAnew(row: KeyRow, masterKey: MasterKey): Promise<KeyRow> {
    if (row.private_jwk === null) return row;
    const wrapped = await wrapKey(row.private_jwk, rowName(row.key_id, row.purpose), masterKey);
    return { ...row, private_jwk: null, wrapped_key: wrapped, master_key_id: masterKey.id };
  }

  /** The one that the stored keys are wrapped under, so that a key made between two restarts opens everywhere. */
  async function keyInUse(tx: Transaction<SecretSchema>): Promise<MasterKey> {
    return known((await idInUse(tx)) ?? masterKeys.keys()[0]?.id ?? null);
  }

  function known(id: string | null): MasterKey {
    const keys = masterKeys.keys();
    const found = keys.find((key) => key.id === id);
    if (found !== undefined) return found;
    const had = keys.length === 0 ? 'none' : keys.map((key) => key.id).join(' and ');
    throw new MasterKeyError(
      `The keys of the platform are wrapped under the master key ${id ?? 'of nobody'}, and ${masterKeys.source} holds ${had}: ` +
        'give it the master key that they were wrapped with.',
    );
  }
}

async function idInUse(tx: Transaction<SecretSchema>): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('system_key')
    .select('master_key_id')
    .where('master_key_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row?.master_key_id;
}

async function insertRow(tx: Transaction<SecretSchema>, row: KeyRow): Promise<void> {
  await tx
    .insertInto('system_key')
    .values({ ...row, private_jwk: null })
    .execute();
}

/** Binds a wrapped key to its row. */
function rowName(keyId: string, purpose: string): string {
  return `${purpose} ${keyId}`;
}
