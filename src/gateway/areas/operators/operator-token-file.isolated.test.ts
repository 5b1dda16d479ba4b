import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureOperatorToken, OPERATOR_TOKEN_FILE, readOperatorToken } from './operator-token-file.ts';

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  return { ...real, writeFile: vi.fn(real.writeFile) };
});

/** Lets the next file be opened, and does something else before anything is written into it. */
function betweenOpenAndWrite(happens: () => Promise<void>): void {
  const write = vi.mocked(writeFile).getMockImplementation();
  vi.mocked(writeFile).mockImplementationOnce(async (file, text, options) => {
    await write?.(file, '', options);
    await happens();
    await write?.(file, text);
  });
}

describe('the operator’s token', () => {
  let root: string;
  let dataDir: string;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'marquee-token-'));
    dataDir = path.join(root, 'data');
  });

  afterEach(() => rm(root, { recursive: true }));

  it('is made once, at random, and readable by its owner alone', async () => {
    const token = await ensureOperatorToken(dataDir);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await ensureOperatorToken(dataDir)).toBe(token);
    expect(await ensureOperatorToken(path.join(root, 'other'))).not.toBe(token);
    expect((await stat(path.join(dataDir, OPERATOR_TOKEN_FILE))).mode & 0o777).toBe(0o600);
  });

  it('is one for processes that start at the same moment', async () => {
    const tokens = await Promise.all(Array.from({ length: 5 }, () => ensureOperatorToken(dataDir)));
    expect(new Set(tokens).size).toBe(1);
    expect(await readdir(dataDir)).toEqual([OPERATOR_TOKEN_FILE]);
  });

  it('is never read half written by another process', async () => {
    let others: string | undefined;
    betweenOpenAndWrite(async () => {
      others = await ensureOperatorToken(dataDir);
    });
    expect(await ensureOperatorToken(dataDir)).toBe(others);
    expect(await readdir(dataDir)).toEqual([OPERATOR_TOKEN_FILE]);
  });

  it('is made by the next start when one was killed before it was written', async () => {
    betweenOpenAndWrite(async () => Promise.reject(new Error('killed')));
    await expect(ensureOperatorToken(dataDir)).rejects.toThrow('killed');
    expect(await ensureOperatorToken(dataDir)).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('is none where there is no file, and an error where it cannot be read', async () => {
    expect(await readOperatorToken(dataDir)).toBeUndefined();
    await mkdir(path.join(dataDir, OPERATOR_TOKEN_FILE), { recursive: true });
    await expect(readOperatorToken(dataDir)).rejects.toThrow('EISDIR');
  });

  it('is never something else that lies in its place', async () => {
    await ensureOperatorToken(dataDir);
    for (const text of ['', 'short', 'x'.repeat(44)]) {
      await writeFile(path.join(dataDir, OPERATOR_TOKEN_FILE), text);
      await expect(ensureOperatorToken(dataDir)).rejects.toThrow('holds no operator token');
    }
  });
});
