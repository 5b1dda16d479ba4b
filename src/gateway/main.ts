import { readConfiguration } from './configuration.ts';
import { openDatabase } from './database/connection.ts';
import { createLog } from './kit/log.ts';
import { masterKeyFile } from './secrets/master-key-file.ts';
import { fixedKeyRing } from './secrets/master-key-ring.ts';
import { makeDataDirectoryPrivate } from './start/private-data-directory.ts';
import { startProblem } from './start/start-problem.ts';

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const { dataDir, databaseUrl, replica } = configuration;
  const log = createLog(configuration.logLevel);
  makeDataDirectoryPrivate(dataDir);
  const masterKeys =
    configuration.masterKeys === null ? await masterKeyFile(dataDir) : fixedKeyRing(configuration.masterKeys);
  const opening = openDatabase({ dataDir, databaseUrl, replica, masterKeys, log });
  // The embedded database comes up in a thread of its own: everything else is loaded while it does.
  opening.catch(() => undefined);
  const { serve } = await import('./start/serve.ts');
  await serve({ configuration, opening, log });
}

start().catch((error: unknown) => {
  console.error(startProblem(error));
  // The database's thread may be up already, and would keep the process.
  process.exit(1);
});
