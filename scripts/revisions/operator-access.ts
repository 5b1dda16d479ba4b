import path from 'node:path';
import { OPERATOR_TOKEN_FILE, readOperatorToken } from '#gateway/areas/operators/operator-token-file.ts';

/**
 * The token with which operators call a gateway: the one that is given, else that of the data directory.
 * @throws Error that says whether there is none or it cannot be read, and what to do.
 */
export async function operatorToken(given: string | undefined, dataDir: string): Promise<string> {
  if (given?.trim()) return given.trim();
  const file = path.join(dataDir, OPERATOR_TOKEN_FILE);
  const token = await readOperatorToken(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
    throw new Error(
      `the token at ${file} cannot be read (${error.code}): be the user who runs the gateway, or set MARQUEE_OPERATOR_TOKEN`,
      { cause: error },
    );
  });
  if (token === undefined)
    throw new Error(`there is no token at ${file}: start the gateway once, or set MARQUEE_OPERATOR_TOKEN`);
  return token;
}
