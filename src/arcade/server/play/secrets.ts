import { createHash, randomBytes } from 'node:crypto';
import { newServerSeed } from '../server-seed.ts';
import type { Secrets } from './play-parts.ts';

export const secrets: Secrets = {
  serverSeed: newServerSeed,
  clientSeed: () => randomBytes(8).toString('hex'),
  sessionToken: () => randomBytes(32).toString('base64url'),
  roundId: () => randomBytes(15).toString('base64url'),
};

/** The stored digest of a token: nobody who reads the tables can play with it. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
