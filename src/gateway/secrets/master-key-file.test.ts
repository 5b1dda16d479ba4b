import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { MASTER_KEY_FILE, masterKeyFile } from './master-key-file.ts';

describe('the master key of a demo', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'marquee-master-key-'));
    return () => rm(dataDir, { recursive: true });
  });

  const file = () => path.join(dataDir, MASTER_KEY_FILE);

  it('is made once, for processes that start together too, and readable by its owner alone', async () => {
    const rings = await Promise.all([1, 2, 3].map(() => masterKeyFile(dataDir)));
    expect(new Set(rings.map((ring) => ring.keys()[0]?.id)).size).toBe(1);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(await readdir(dataDir)).toEqual([MASTER_KEY_FILE]);
  });

  it('keeps both keys until everything is wrapped under the next, and that one alone afterwards', async () => {
    const ring = await masterKeyFile(dataDir);
    const [first] = ring.keys();
    const next = await ring.next(first?.id ?? null);
    if (next === null) throw new Error('a demo makes its next key by itself');
    const afterKill = await masterKeyFile(dataDir);
    expect(afterKill.keys().map(({ id }) => id)).toEqual([first?.id, next.id]);
    await ring.settle(next);
    expect((await masterKeyFile(dataDir)).keys()).toEqual([next]);
    expect(await readdir(dataDir)).toEqual([MASTER_KEY_FILE]);
  });

  it('is never replaced where something else lies in its place', async () => {
    await writeFile(file(), 'not a key\n');
    await expect(masterKeyFile(dataDir)).rejects.toThrow('holds no master key');
    expect(await readFile(file(), 'utf8')).toBe('not a key\n');
  });
});
