import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the token lies in the data directory. Whoever may read it may publish; command-line tools on the machine do. */
export const OPERATOR_TOKEN_FILE = 'operator-token';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The operator's token of a data directory: 256 random bits, made at the first start and readable by the owner alone. */
export async function ensureOperatorToken(dataDir: string): Promise<string> {
  const known = await readOperatorToken(dataDir);
  if (known !== undefined) return known;
  await mkdir(dataDir, { recursive: true });
  await offerToken(path.join(dataDir, OPERATOR_TOKEN_FILE));
  const token = await readOperatorToken(dataDir);
  if (token === undefined) throw new Error(`the operator token in ${dataDir} was removed while it was made`);
  return token;
}

/** Puts a new token in its place whole or not at all, and leaves that of a process that was first alone. */
async function offerToken(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
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
