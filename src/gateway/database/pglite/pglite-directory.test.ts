import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../connection.ts';
import { DataDirectoryLockedError } from '../database-error.ts';

/** Opens the directory in a process of its own, stores a site, says so, and stays. */
const HOLDER = `
  import { openDatabase } from '#gateway/database/connection.ts';
  const database = await openDatabase({ dataDir: process.env.HELD_DIR });
  await database.migrate();
  await database.forSite('aurora', (tx) =>
    tx.insertInto('site').values({ site_id: 'aurora', merchant_code: 'survivor' }).execute());
  process.stdout.write('stored');
  setInterval(() => {}, 1_000);
`;

describe('a PGlite directory', () => {
  let dataDir: string;
  let holder: ChildProcess;

  beforeAll(async () => {
    dataDir = join(mkdtempSync(join(tmpdir(), 'marquee-data-')), 'not-yet-there');
    holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', HOLDER], {
      env: { ...process.env, HELD_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = await Promise.race([once(holder.stdout ?? holder, 'data'), once(holder, 'exit')]);
    expect(String(output)).toBe('stored');
  });

  afterAll(() => {
    holder.kill('SIGKILL');
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  });

  it('is refused to a second process while the first lives', async () => {
    await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(DataDirectoryLockedError);
  });

  it('opens at once after its process was killed, with all that was stored', async () => {
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const database = await openDatabase({ dataDir });
    expect(await database.migrate()).toEqual([]);
    const sites = await database.forSite('aurora', (tx) => tx.selectFrom('site').select('merchant_code').execute());
    expect(sites).toEqual([{ merchant_code: 'survivor' }]);
    await database.close();
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
  });

  it('is made again when its first making was cut short', async () => {
    rmSync(join(dataDir, 'database', 'PG_VERSION'));
    writeFileSync(join(dataDir, 'database.unfinished'), '');
    const warnings: string[] = [];
    const log = { info: () => {}, warn: (_fields: object, message: string) => warnings.push(message), error: () => {} };
    const database = await openDatabase({ dataDir, log });
    expect(warnings).toEqual([expect.stringContaining('making it again')]);
    await database.ping();
    await database.close();
    expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false);
  });

  it('is given free when the database in it cannot be opened', async () => {
    rmSync(join(dataDir, 'database', 'global'), { recursive: true });
    await expect(openDatabase({ dataDir })).rejects.toThrow();
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
  });
});
