import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnGateway } from './support/spawn-gateway.ts';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

// On PGlite, whose files lie in the directory too.
describe('another user of the machine who reads the data directory', () => {
  let folder: string;
  let environment: Record<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marquee-attack-'));
    await mkdir(path.join(folder, 'sites'));
    environment = { MARQUEE_MODE: 'demo', SITES_DIR: path.join(folder, 'sites') };
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('finds no door: an open directory with what npm start writes first is closed, and every file is its owner’s', {
    timeout: 120_000,
  }, async () => {
    const dataDir = path.join(folder, 'data');
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, 'operator-token'), `${'t'.repeat(43)}\n`, { mode: 0o644 });
    await writeFile(path.join(dataDir, 'arcade-secret'), 'x', { mode: 0o600 });
    const { mode: before } = await stat(dataDir);
    expect(before & 0o077).not.toBe(0);
    const gateway = await spawnGateway({ ...environment, DATA_DIR: dataDir });
    await gateway.listening();
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    for (const entry of await readdir(dataDir, { recursive: true }))
      expect((await stat(path.join(dataDir, entry))).mode & 0o077, entry).toBe(0);
    expect(await gateway.stop()).toBe(0);
  });

  it('keeps the gateway from starting where the directory is somebody else’s', async () => {
    const dataDir = isRoot ? path.join(folder, 'foreign') : '/usr';
    if (isRoot) {
      await mkdir(dataDir, { mode: 0o700 });
      await chown(dataDir, NOBODY, NOBODY);
    }
    const gateway = await spawnGateway({ ...environment, DATA_DIR: dataDir });
    expect(await gateway.ended()).toBe(1);
    expect(gateway.output().trim().split('\n')).toEqual([expect.stringMatching(/belongs to another user/)]);
  });

  it.each([
    { besides: 'nothing of ours', ours: [] },
    { besides: 'the secret that npm start writes first', ours: ['arcade-secret', 'payments-secret'] },
  ])('keeps the gateway from starting in a directory that other programs use, with $besides', async ({ ours }) => {
    const dataDir = await mkdtemp(path.join(folder, 'shared-'));
    await chmod(dataDir, 0o755);
    await writeFile(path.join(dataDir, 'letters.txt'), 'not ours', { mode: 0o644 });
    for (const name of ours) await writeFile(path.join(dataDir, name), 'x', { mode: 0o600 });
    const gateway = await spawnGateway({ ...environment, DATA_DIR: dataDir });
    expect(await gateway.ended()).toBe(1);
    expect(gateway.output().trim().split('\n')).toEqual([expect.stringMatching(/holds other files/)]);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o755);
    expect((await stat(path.join(dataDir, 'letters.txt'))).mode & 0o777).toBe(0o644);
  });
});
