import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { builtServers } from '#tests/harness/built-servers.ts';
import { processDatabase } from '#tests/harness/process-database.ts';
import { siteRequest } from '#tests/harness/site-request.ts';
import { TEST_MASTER_KEY } from '#tests/harness/test-master-key.ts';

/** A gateway in a process of its own, as it is built. */
async function run(environment: Record<string, string>): Promise<{ child: ChildProcess; output: () => string }> {
  const child = spawn(process.execPath, [`${await builtServers()}/gateway/main.js`], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

async function databaseOfTest(): Promise<Readonly<Record<string, string>>> {
  const { environment, drop } = await processDatabase();
  onTestFinished(drop);
  return environment;
}

async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function nameOfAurora(port: number): Promise<string | undefined> {
  const path = '/wps/system/permission?part=site';
  const answer = await siteRequest({ port, host: 'aurora.localhost', path }).catch(() => null);
  return (answer?.json() as { value?: { info: { name: string } } } | undefined)?.value?.info.name;
}

describe('the gateway’s process', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marquee-main-'));
    await cp('sites/aurora', path.join(folder, 'sites/aurora'), { recursive: true });
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('tells every bad setting and ends with 1', async () => {
    const { child, output } = await run({ PORT: 'x', MARQUEE_MODE: 'y' });
    expect(await exitCodeOf(child)).toBe(1);
    expect(output()).toMatch(/MARQUEE_MODE is "y"[\s\S]*PORT is "x"/);
    expect(output()).not.toContain('    at ');
  });

  it('serves, hears of changed documents, and ends with 0 on SIGTERM', { timeout: 120_000 }, async () => {
    const port = await freePort();
    const sitesDir = path.join(folder, 'sites');
    const { child, output } = await run({
      MARQUEE_MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      SITES_DIR: sitesDir,
      ...(await databaseOfTest()),
    });
    const nameOfSite = () => nameOfAurora(port);
    await expect.poll(nameOfSite, { timeout: 90_000, interval: 200 }).toBe('Aurora');
    await expect.poll(output, { timeout: 10_000 }).toContain(`http://aurora.localhost:${port}`);

    const file = path.join(sitesDir, 'aurora/site.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"name": "Aurora"', '"name": 7'));
    await expect.poll(output, { timeout: 10_000 }).toMatch(/sites\/aurora\/site\.json:\d+:\d+ name: /);
    expect(await nameOfSite()).toBe('Aurora');
    await writeFile(file, text.replace('"name": "Aurora"', '"name": "Aurora reborn"'));
    await expect.poll(nameOfSite, { timeout: 10_000 }).toBe('Aurora reborn');

    child.kill('SIGTERM');
    expect(await exitCodeOf(child)).toBe(0);
  });

  it('publishes a site once in production, and only offers what changed on disk', { timeout: 180_000 }, async () => {
    const sitesDir = path.join(folder, 'production-sites');
    await cp('sites/aurora', path.join(sitesDir, 'aurora'), { recursive: true });
    const file = path.join(sitesDir, 'aurora/site.json');
    const text = await readFile(file, 'utf8');
    const database = await databaseOfTest();
    for (const name of ['Aurora', 'Aurora reborn']) {
      await writeFile(file, text.replace('"name": "Aurora"', `"name": "${name}"`));
      const port = await freePort();
      const { child, output } = await run({
        MARQUEE_MODE: 'production',
        MASTER_KEY: TEST_MASTER_KEY,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: path.join(folder, 'production-data'),
        SITES_DIR: sitesDir,
        ...database,
      });
      await expect.poll(() => nameOfAurora(port), { timeout: 80_000, interval: 200 }).toBe('Aurora');
      expect(output().includes('"offeredRevision":2')).toBe(name === 'Aurora reborn');
      child.kill('SIGTERM');
      expect(await exitCodeOf(child)).toBe(0);
    }
  });
});
