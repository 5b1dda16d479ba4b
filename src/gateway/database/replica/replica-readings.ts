import type { Engine } from '../engine.ts';

/** What a server says of itself and of its write-ahead log. */
interface ServerReading {
  readonly isStandby: boolean;
  /** The same for a primary and its standbys alone, together with the database's name. */
  readonly cluster: string;
  /** Bytes of the write-ahead log: written on a primary, replayed on a standby. */
  readonly position: bigint;
}

const ACQUIRE_WITHIN_MS = 1_000;

/**
 * Reads how far a primary has written. An idle primary may have written the beginning of a record alone, which no
 * standby can replay. Taking a transaction id ends with a small record of its own, which makes it write out the rest.
 */
export function readPrimary(engine: Engine): Promise<ServerReading> {
  return readServer(engine, 'pg_current_wal_lsn()', 'pg_current_xact_id() is not null');
}

/** Reads how far a standby has replayed; any other server is told apart by `isStandby`. */
export function readReplica(engine: Engine): Promise<ServerReading> {
  return readServer(engine, 'pg_last_wal_replay_lsn()', 'true');
}

async function readServer(engine: Engine, position: string, condition: string): Promise<ServerReading> {
  const session = await engine.acquire(ACQUIRE_WITHIN_MS);
  let rows: Record<string, unknown>[];
  try {
    ({ rows } = await session.query(
      `select pg_is_in_recovery() as is_standby,
        (select system_identifier::text from pg_control_system()) || ' ' || current_database() as cluster,
        coalesce(pg_wal_lsn_diff(${position}, '0/0'), 0)::text as position where ${condition}`,
      [],
    ));
  } catch (error) {
    session.release('broken');
    throw error;
  }
  session.release('clean');
  const [row] = rows;
  return {
    isStandby: row?.is_standby === true,
    cluster: String(row?.cluster),
    position: BigInt(String(row?.position ?? 0)),
  };
}
