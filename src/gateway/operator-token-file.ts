import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the token lies in the data directory. Whoever may read it may publish; command-line tools on the machine do. */
export const OPERATOR_TOKEN_FILE = 'operator-token';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The operator's token of a data directory: 256 random bits, made at the first start and readable by the owner alone. */
export async function ensureOperatorToken(dataDir: string): Promise<string> {
  const file = path.join(dataDir, OPERATOR_TOKEN_FILE);
  const known = await readToken(file);
  if (known !== undefined) return known;
  await mkdir(dataDir, { recursive: true });
  const token = randomBytes(32).toString('base64url');
  try {
    await writeFile(file, `${token}\n`, { mode: 0o600, flag: 'wx' });
    return token;
  } catch (error) {
    // Two processes that share the directory may start at the same moment.
    const others = await readToken(file);
    if (others === undefined) throw error;
    return others;
  }
}

/**
 * @returns undefined when there is none.
 * @throws when there is something else in the file.
 */
async function readToken(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const token = text?.trim();
  if (token !== undefined && !TOKEN.test(token)) throw new Error(`${file} holds no operator token; remove it`);
  return token;
}
