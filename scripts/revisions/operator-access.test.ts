import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureOperatorToken, OPERATOR_TOKEN_FILE } from '#gateway/areas/operators/operator-token-file.ts';
import { operatorToken } from './operator-access.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'marquee-operator-access-'));
});

afterEach(() => rm(dataDir, { recursive: true }));

it('takes the token that is given, else that of the data directory', async () => {
  const kept = await ensureOperatorToken(dataDir);
  expect(await operatorToken(' given\n', dataDir)).toBe('given');
  for (const given of [undefined, ' ']) expect(await operatorToken(given, dataDir)).toBe(kept);
});

it('tells a token that is not there from one that cannot be read', async () => {
  await expect(operatorToken(undefined, dataDir)).rejects.toThrow(/^there is no token at /);
  await mkdir(path.join(dataDir, OPERATOR_TOKEN_FILE));
  await expect(operatorToken(undefined, dataDir)).rejects.toThrow(/^the token at .* cannot be read \(EISDIR\)/);
});
