import type { ServerSettings } from '#tests/harness/cluster-server.ts';

/** Durable: survives a power cut. */
const SAFE: ServerSettings = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', max_connections: 100 };

/** The settings of docs/operations.md, for a machine with 24 GB. */
const RECOMMENDED: ServerSettings = {
  ...SAFE,
  shared_buffers: '4GB',
  max_wal_size: '16GB',
  checkpoint_timeout: '15min',
  checkpoint_completion_target: '0.9',
  wal_compression: 'lz4',
  autovacuum_naptime: '15s',
  autovacuum_vacuum_cost_limit: 2_000,
};

/**
 * The settings that a measurement is asked for: `recommended` and `default` by name, or pairs such as
 * `shared_buffers=1GB,wal_compression=lz4` on top of PostgreSQL's own.
 */
export function settingsOf(asked: string): ServerSettings {
  if (asked === 'recommended') return RECOMMENDED;
  if (asked === 'default') return SAFE;
  return { ...SAFE, ...Object.fromEntries(asked.split(',').map((pair) => pair.split('='))) };
}
