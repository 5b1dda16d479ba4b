import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseClosedError } from '../database-error.ts';
import { PgliteClient } from './pglite-client.ts';

describe('PgliteClient', () => {
  it('passes errors of the database on with their state, without the bound values', async () => {
    const client = await PgliteClient.start({ directory: undefined, snapshot: undefined });
    const attempt = client.call({ kind: 'query', sql: 'select 1 / ($1::int - 1)', values: ['1'] });
    const error: unknown = await attempt.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'error', code: '22012', message: 'division by zero' });
    expect(error).not.toHaveProperty('params');
    await client.close();
    await expect(client.call({ kind: 'script', sql: 'select 1' })).rejects.toBeInstanceOf(DatabaseClosedError);
  });

  it('says why a database does not open', async () => {
    const directory = resolve('package.json', 'no-directory-at-all');
    await expect(PgliteClient.start({ directory, snapshot: undefined })).rejects.toThrow();
  });
});

describe('the bundled gateway', () => {
  // Within the project, so that the packages left outside the bundle are found.
  let folder: string;

  beforeAll(() => {
    mkdirSync(resolve('node_modules/.cache'), { recursive: true });
    folder = mkdtempSync(resolve('node_modules/.cache', 'bundle-'));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('finds its worker beside itself', async () => {
    await build({
      entryPoints: {
        main: 'src/gateway/database/connection.ts',
        'pglite-worker': 'src/gateway/database/pglite/pglite-worker.ts',
      },
      outdir: folder,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
    });
    const program = `
      const { openDatabase } = await import(${JSON.stringify(join(folder, 'main.js'))});
      const database = await openDatabase();
      await database.ping();
      await database.close();
      process.stdout.write('answered');
    `;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    expect(stdout).toBe('answered');
  });
});
