import { createHash } from 'node:crypto';
import { type ClientBase, Pool, type PoolConfig } from 'pg';
import type { DatabaseLog } from '../database.ts';
import type { EngineResult } from '../engine.ts';
import { toWireValue } from '../wire-values.ts';
import { engineResult } from './postgres-session.ts';

/**
 * A call holds its connection for one round trip, so few serve many; more would only make them wait for each other's
 * rows.
 */
const CONNECTIONS = 4;
/**
 * A transaction that locks a row for longer than this fails only the calls that wait for the same row; all others go
 * on.
 */
const LOCK_TIMEOUT_MS = 2_000;
/** An unreachable server is an error after this time, rather than a wait without end. */
const CONNECT_TIMEOUT_MS = 10_000;
/** A connection is worth keeping for the statements that are prepared on it. */
const IDLE_MS = 60_000;

/** Statements by themselves, each in one round trip: on connections that stay one role, with prepared statements. */
export function postgresCalls(
  settings: PoolConfig,
  prepare: (client: ClientBase) => Promise<void>,
  log: DatabaseLog | undefined,
) {
  const pools = new Map<string, Pool>();
  const names = new Map<string, string>();

  function poolOf(role: string): Pool {
    let pool = pools.get(role);
    if (pool === undefined) {
      pool = new Pool({
        ...settings,
        max: CONNECTIONS,
        idleTimeoutMillis: IDLE_MS,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        async onConnect(client: ClientBase) {
          await prepare(client);
          await client.query(`set role ${role}; set lock_timeout to ${LOCK_TIMEOUT_MS}`);
        },
      });
      pool.on('error', (error) => log?.warn({ err: error }, 'an idle database connection was lost'));
      pools.set(role, pool);
    }
    return pool;
  }

  /** A name tells one text from another; the server has it for as long as the connection lives. */
  function nameOf(sql: string): string {
    let name = names.get(sql);
    if (name === undefined) {
      name = createHash('sha256').update(sql).digest('base64url').slice(0, 22);
      names.set(sql, name);
    }
    return name;
  }

  return {
    async call(role: string, sql: string, values: readonly unknown[]): Promise<EngineResult> {
      const query = { name: nameOf(sql), text: sql, values: values.map(toWireValue) };
      return engineResult(await poolOf(role).query<Record<string, unknown>>(query));
    },

    async end(): Promise<void> {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
  };
}
