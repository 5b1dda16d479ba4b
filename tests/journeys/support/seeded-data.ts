import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyDatabase } from '#tests/harness/copy-database.ts';
import { quickFolder } from '#tests/harness/quick-folder.ts';

const folderVariable = 'JOURNEYS_SEEDED_DATA';

/**
 * Copies the data directory of a stopped gateway, so that the gateways of journeys begin with its migrated and seeded
 * database: making one anew costs more than twice the start of a gateway that has one.
 * @returns removes the copy.
 */
export async function keepSeededData(dataFolder: string): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(quickFolder(), 'marquee-seeded-'));
  await copyDatabase(dataFolder, folder);
  // Workers are started after this and inherit the environment.
  process.env[folderVariable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Gives a new data directory the seeded database, where one is kept. */
export async function layInSeededData(dataFolder: string): Promise<void> {
  const folder = process.env[folderVariable];
  if (folder !== undefined) await copyDatabase(folder, dataFolder);
}
