import { openDatabase } from '#gateway/database/connection.ts';
import type { Database } from '#gateway/database/database.ts';
import { testMasterKeys } from '#tests/harness/test-master-key.ts';
import type { GatewayPlace } from './spawn-gateway.ts';

/** Opens the database of a spawned gateway; one on PGlite only while no gateway has it. */
export function openPlace({ dataDir, databaseUrl }: GatewayPlace): Promise<Database> {
  const place = databaseUrl === undefined ? { dataDir } : { databaseUrl };
  return openDatabase({ ...place, masterKeys: testMasterKeys() });
}
