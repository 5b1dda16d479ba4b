import type { Store } from './open-store.ts';
import type { Player } from './session-store.ts';
import { numberIn, type Row, textIn } from './statements.ts';

/** The seeds that a player's rounds are decided by, until he has them revealed. */
export interface SeedPair {
  readonly id: number;
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Of the next round. */
  readonly nextNonce: number;
  /** The server seed was shown, so it decides no more rounds. */
  readonly isRevealed: boolean;
}

/** The seeds in use; undefined for somebody who has none yet. */
export function currentSeeds({ statements }: Store, { integration, userId }: Player): SeedPair | undefined {
  const row = statements.get(
    'select * from seed where integration = ? and user_id = ? and revealed_at is null',
    integration,
    userId,
  );
  return row === undefined ? undefined : seedsIn(row);
}

export function seedsById({ statements }: Store, id: number): SeedPair {
  const row = statements.get('select * from seed where id = ?', id);
  if (row === undefined) throw new Error(`There are no seeds ${id}.`);
  return seedsIn(row);
}

export function insertSeeds(
  store: Store,
  { integration, userId }: Player,
  { serverSeed, clientSeed }: Pick<SeedPair, 'serverSeed' | 'clientSeed'>,
  now: number,
): SeedPair {
  store.statements.run(
    'insert into seed (integration, user_id, server_seed, client_seed, made_at) values (?, ?, ?, ?, ?)',
    integration,
    userId,
    serverSeed,
    clientSeed,
    now,
  );
  const made = currentSeeds(store, { integration, userId });
  if (made === undefined) throw new Error('The seeds were not kept.');
  return made;
}

/** Takes the next nonce: no two rounds of a pair of seeds have the same. */
export function takeNonce({ statements }: Store, { id, nextNonce }: SeedPair): number {
  const changed = statements.run(
    'update seed set next_nonce = next_nonce + 1 where id = ? and next_nonce = ? and revealed_at is null',
    id,
    nextNonce,
  );
  if (changed !== 1) throw new Error(`The nonce ${nextNonce} of the seeds ${id} is taken.`);
  return nextNonce;
}

/** The server seed that is committed for the player's next pair; undefined where none is drawn yet. */
export function nextServerSeed({ statements }: Store, { integration, userId }: Player): string | undefined {
  const row = statements.get(
    'select server_seed from next_seed where integration = ? and user_id = ?',
    integration,
    userId,
  );
  return row === undefined ? undefined : textIn(row, 'server_seed');
}

/** Commits a server seed for the player's next pair, in place of the one that was used. */
export function putNextServerSeed(
  { statements }: Store,
  { integration, userId }: Player,
  serverSeed: string,
  now: number,
): void {
  statements.run(
    'insert or replace into next_seed (integration, user_id, server_seed, made_at) values (?, ?, ?, ?)',
    integration,
    userId,
    serverSeed,
    now,
  );
}

export function revealSeeds({ statements }: Store, id: number, now: number): void {
  statements.run('update seed set revealed_at = ? where id = ?', now, id);
}

function seedsIn(row: Row): SeedPair {
  return {
    id: numberIn(row, 'id'),
    serverSeed: textIn(row, 'server_seed'),
    clientSeed: textIn(row, 'client_seed'),
    nextNonce: numberIn(row, 'next_nonce'),
    isRevealed: row.revealed_at != null,
  };
}
