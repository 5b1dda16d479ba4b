import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeOnce } from '#tests/harness/made-once.ts';
import { siteRequest } from '#tests/harness/site-request.ts';
import { type SpawnedGateway, spawnGateway } from './spawn-gateway.ts';

/** The first start of a demo that nothing disturbs. */
interface FirstStart {
  /** Of its own: without what it waited for cores on a busy machine. */
  readonly startMs: number;
  /** The number of games that a brand shows after it. */
  readonly games: number;
}

let seeded: Promise<string> | undefined;

function seededOnce(): Promise<string> {
  seeded ??= madeOnce('seeded', async (folder) => {
    const data = join(folder, 'data');
    await mkdir(data);
    const gateway = await spawnGateway({ dataDir: data, databaseUrl: undefined });
    const { wallMs, waitedMs } = await gateway.untilReady();
    const start: FirstStart = { startMs: wallMs - waitedMs, games: await gamesOf(gateway) };
    await gateway.stop();
    await writeFile(join(folder, 'start.json'), JSON.stringify(start));
  });
  return seeded;
}

/**
 * A data directory of its own as a demo's first start leaves it, for tests that are not about that start: a copy costs
 * a fraction of migrating and seeding. It is under the tests' master key.
 */
export async function seededFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-seeded-'));
  await cp(join(await seededOnce(), 'data'), folder, { recursive: true });
  return folder;
}

/** The time and number of games of the first start, of which the copies are made. */
export async function undisturbedStart(): Promise<FirstStart> {
  return JSON.parse(await readFile(join(await seededOnce(), 'start.json'), 'utf8')) as FirstStart;
}

/** The number of games that `aurora` shows. */
export async function gamesOf({ port }: SpawnedGateway): Promise<number> {
  const answer = await siteRequest({ port, host: 'aurora.localhost', path: '/wps/relay/GCSGAME_gameList?pageSize=1' });
  const { value } = answer.json() as { value: { totalCount: number } };
  return value.totalCount;
}
