import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { offerFile } from '#gateway/secrets/offer-file.ts';

/**
 * The file of the token in the data directory. Every process that can read it may publish; command-line tools on the
 * machine do.
 */
export const OPERATOR_TOKEN_FILE = 'operator-token';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * The operator's token of a data directory: 256 random bits, made at the first start and readable by the owner alone.
 */
export async function ensureOperatorToken(dataDir: string): Promise<string> {
  const known = await readOperatorToken(dataDir);
  if (known !== undefined) return known;
  await mkdir(dataDir, { recursive: true });
  await offerFile(path.join(dataDir, OPERATOR_TOKEN_FILE), `${randomBytes(32).toString('base64url')}\n`);
  const token = await readOperatorToken(dataDir);
  if (token === undefined) throw new Error(`the operator token in ${dataDir} was removed while it was made`);
  return token;
}

/**
 * Reads the operator's token of a data directory.
 * @returns undefined when there is none.
 * @throws when it cannot be read, and when something else lies in its place.
 */
export async function readOperatorToken(dataDir: string): Promise<string | undefined> {
  const file = path.join(dataDir, OPERATOR_TOKEN_FILE);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const token = text?.trim();
  if (token !== undefined && !TOKEN.test(token)) throw new Error(`${file} holds no operator token; remove it`);
  return token;
}
