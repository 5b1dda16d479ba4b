import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureOperatorToken, OPERATOR_TOKEN_FILE } from './operator-token-file.ts';

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
  });

  it('is never something else that lies in its place', async () => {
    await ensureOperatorToken(dataDir);
    for (const text of ['', 'short', 'x'.repeat(44)]) {
      await writeFile(path.join(dataDir, OPERATOR_TOKEN_FILE), text);
      await expect(ensureOperatorToken(dataDir)).rejects.toThrow('holds no operator token');
    }
  });
});
