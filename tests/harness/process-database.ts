import { migratedTemplate } from './migrated-template.ts';
import { createScratchDatabase, postgresUrl } from './scratch-postgres.ts';

/** The database of a gateway that a test starts as a process of its own. */
export interface ProcessDatabase {
  /** Settings of the gateway. */
  readonly environment: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

/**
 * A migrated, empty database where a PostgreSQL server answers, otherwise PGlite in the gateway's data directory, whose
 * first start takes three times as long.
 */
export async function processDatabase(): Promise<ProcessDatabase> {
  if (postgresUrl === null) return { environment: {}, drop: async () => {} };
  const { url, drop } = await createScratchDatabase(await migratedTemplate());
  return { environment: { DATABASE_URL: url }, drop };
}
