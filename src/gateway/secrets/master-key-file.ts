import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type MasterKey, readMasterKey } from './master-key.ts';
import type { MasterKeyRing } from './master-key-ring.ts';
import { offerFile } from './offer-file.ts';

/** The file in the data directory that keeps a demo's master key; one key per line, two while they are rotated. */
export const MASTER_KEY_FILE = 'master-key';

/**
 * The master key of a demo: made at the first start and kept in the data directory, readable by its owner alone.
 * @throws Error where the file cannot be read, and where it holds something else.
 */
export async function masterKeyFile(dataDir: string): Promise<MasterKeyRing> {
  const file = path.join(dataDir, MASTER_KEY_FILE);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await offerFile(file, `${newKeyText()}\n`);
  let lines = (await readFile(file, 'utf8')).trim().split('\n');
  const keyOf = (line: string): MasterKey => {
    const key = readMasterKey(line.trim());
    if (key === null) throw new Error(`${file} holds no master key; restore the original file from a backup`);
    return key;
  };
  let keys = lines.map(keyOf);

  async function keep(kept: readonly string[]): Promise<void> {
    const draft = `${file}.next`;
    await writeFile(draft, `${kept.join('\n')}\n`, { mode: 0o600, flush: true });
    await rename(draft, file);
    lines = [...kept];
    keys = lines.map(keyOf);
  }

  return {
    source: file,
    keys: () => keys,
    async next(inUse) {
      // Both are kept until everything is wrapped anew: a process that is killed in between opens all of it.
      await keep([...lines.filter((line) => inUse === null || keyOf(line).id === inUse), newKeyText()]);
      return keys.at(-1) ?? null;
    },
    settle: ({ id }) => keep(lines.filter((line) => keyOf(line).id === id)),
  };
}

function newKeyText(): string {
  return randomBytes(32).toString('base64');
}
