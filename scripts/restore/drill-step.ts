import { openDatabase } from '#gateway/database/connection.ts';
import type { Database } from '#gateway/database/database.ts';
import type { ClusterServer } from '#tests/harness/cluster-server.ts';

/** Runs one named step of a drill, and tells how long it took. */
export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** @param onStep takes a step that has ended. */
export function timedSteps(onStep: (name: string, tookMs: number) => void): Step {
  return async (name, work) => {
    const startedAtMs = performance.now();
    const result = await work();
    onStep(name, performance.now() - startedAtMs);
    return result;
  };
}

/** Works on a server through the gateway's own database code. */
export async function onServer<T>(server: ClusterServer, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: server.url, poolSize: 4 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
