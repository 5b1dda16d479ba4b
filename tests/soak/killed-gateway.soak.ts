import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { siteRequest } from '#tests/harness/site-request.ts';
import { scaled } from '#tests/soak-scale.ts';
import { type SpawnedGateway, spawnGateway } from './support/spawn-gateway.ts';

const ROUNDS = scaled(2, 50);
const TIMEOUT_MS = scaled(300_000, 3_600_000);

const folders: string[] = [];
const running: SpawnedGateway[] = [];

afterEach(async () => {
  for (const gateway of running.splice(0)) await gateway.kill();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

it('comes up with its whole catalogue after being killed while it starts, seeds or serves', {
  timeout: TIMEOUT_MS,
}, async () => {
  const undisturbed = await startIn(await newFolder());
  const startedAt = Date.now();
  await undisturbed.untilReady();
  const startMs = Date.now() - startedAt;
  const games = await gamesOf(undisturbed);
  expect(games).toBeGreaterThan(1_000);
  await undisturbed.kill();

  for (let round = 0; round < ROUNDS; round += 1) {
    const folder = await newFolder();
    const beginner = await startIn(folder);
    await pause(startMs * momentOf(round));
    await beginner.kill();

    const second = await startIn(folder);
    await second.untilReady();
    expect(await gamesOf(second), `killed at ${momentOf(round)} of its first start`).toBe(games);
    const asked = Array.from({ length: 20 }, () => gamesOf(second).catch(() => undefined));
    await Promise.race(asked);
    await second.kill();
    await Promise.all(asked);

    const third = await startIn(folder);
    await third.untilReady();
    expect(await gamesOf(third), 'killed while it served').toBe(games);
    await third.kill();
    await rm(folder, { recursive: true, force: true });
  }
});

/** The moments of a first start at which rounds kill: spread evenly from its beginning to its end, in no order. */
function momentOf(round: number): number {
  const goldenRatio = 0.618_034;
  return (0.4 + round * goldenRatio) % 1;
}

async function startIn(folder: string): Promise<SpawnedGateway> {
  const gateway = await spawnGateway(folder);
  running.push(gateway);
  return gateway;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-killed-'));
  folders.push(folder);
  return folder;
}

async function gamesOf({ port }: SpawnedGateway): Promise<number> {
  const answer = await siteRequest({ port, host: 'aurora.localhost', path: '/wps/relay/GCSGAME_gameList?pageSize=1' });
  const { value } = answer.json() as { value: { totalCount: number } };
  return value.totalCount;
}
