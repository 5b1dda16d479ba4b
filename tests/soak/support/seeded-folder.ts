import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabase } from '#tests/harness/copy-database.ts';
import { madeOnce } from '#tests/harness/made-once.ts';
import { spawnGateway } from './spawn-gateway.ts';

let seeded: Promise<string> | undefined;

/**
 * A data directory of its own with a demo's migrated and seeded database, for soaks that are not about the first start:
 * a copy costs a fraction of what seeding does.
 */
export async function seededFolder(): Promise<string> {
  seeded ??= madeOnce('seeded', async (folder) => {
    const gateway = await spawnGateway(folder);
    await gateway.untilReady();
    await gateway.stop();
  });
  const folder = await mkdtemp(join(tmpdir(), 'marquee-seeded-'));
  await copyDatabase(await seeded, folder);
  return folder;
}
