import { rm } from 'node:fs/promises';
import { fingerprintSources } from '#scripts/kit/source-fingerprint.mjs';
import { templateDatabase } from '#tests/harness/migrated-template.ts';
import { createScratchDatabase, postgresUrl } from '#tests/harness/scratch-postgres.ts';
import { seededFolder } from './seeded-folder.ts';
import { type GatewayPlace, spawnGateway } from './spawn-gateway.ts';

/** A place of a gateway's data that goes when the test is over. */
export interface SeededPlace extends GatewayPlace {
  remove(): Promise<void>;
}

type SoakEngine = 'PGlite' | 'PostgreSQL';

const isSoak = process.env.SOAK_SCALE !== undefined;

/** PGlite in `npm run soak`; in `npm test` PostgreSQL where it answers, on which a gateway starts in half the time. */
const PREFERRED: SoakEngine = isSoak || postgresUrl === null ? 'PGlite' : 'PostgreSQL';

/** The engines of a suite that `npm run soak` takes on both, and `npm test` on one. */
export const SOAK_ENGINES = (['PGlite', 'PostgreSQL'] as const).map((engine) => ({
  engine,
  isSkipped: isSoak ? engine === 'PostgreSQL' && postgresUrl === null : engine !== PREFERRED,
}));

/**
 * Data as a demo's first start leaves it, for tests that are not about that start: a copy costs a fraction of migrating
 * and seeding. It is under the tests' master key.
 */
export async function seededPlace(engine: SoakEngine = PREFERRED): Promise<SeededPlace> {
  const dataDir = await seededFolder();
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (engine === 'PGlite') return { dataDir, databaseUrl: undefined, remove: removeFolder };
  const { url, drop } = await createScratchDatabase(await seededTemplate());
  return {
    dataDir,
    databaseUrl: url,
    async remove() {
      await drop();
      await removeFolder();
    },
  };
}

let template: Promise<string> | undefined;

function seededTemplate(): Promise<string> {
  template ??= templateDatabase(`seeded_${fingerprintSources().hash.slice(0, 16)}`, async (databaseUrl) => {
    const dataDir = await seededFolder();
    const gateway = await spawnGateway({ dataDir, databaseUrl });
    await gateway.untilReady();
    await gateway.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return template;
}
