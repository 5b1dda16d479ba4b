import { clusterMaker, clusterProblem } from './postgres-cluster.ts';
import { quickFolder } from './quick-folder.ts';

/** Some hundred databases come and go: nothing of them is kept for long. */
const SETTINGS = { max_connections: 300, synchronous_commit: 'off', max_wal_size: '512MB' };

/**
 * Vitest's global setup of a whole run: a PostgreSQL of its own in memory, where its programs are installed and no
 * other server is named. One that writes to a disk makes tests wait: for each database that is dropped it flushes all
 * others. It answers the teardown.
 */
// biome-ignore lint/style/noDefaultExport: Vitest takes a global setup as the default export.
export default async function startOwnPostgres(): Promise<(() => Promise<void>) | undefined> {
  // Each project of Vitest asks for it, and all have the first one's.
  if (process.env.TEST_DATABASE_URL !== undefined || clusterProblem !== null) return undefined;
  const maker = clusterMaker(quickFolder());
  const server = await maker.primary(SETTINGS);
  // Workers are started after this and inherit the environment.
  process.env.TEST_DATABASE_URL = server.url;
  return () => maker.close();
}
