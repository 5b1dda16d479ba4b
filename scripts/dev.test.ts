import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lockDataDirectory } from '#gateway/database/pglite/data-directory-lock.ts';

it('npm run dev ends with one line where another process has the data directory', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marquee-dev-'));
  const giveBack = await lockDataDirectory(path.join(dataDir, 'database.lock'));
  const { DATABASE_URL: _ofWhoeverTests, ...environment } = process.env;
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    env: { ...environment, DATA_DIR: dataDir, PORT: '0', ARCADE_PORT: '0', PAYMENTS_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    giveBack();
    await rm(dataDir, { recursive: true, force: true });
  });
  let said = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(dev, 'close');
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toEqual([
    `the data directory is in use by process ${process.pid} on ${hostname()} ` +
      `(${path.join(dataDir, 'database.lock')}); stop that process, or give this one another DATA_DIR`,
  ]);
});
