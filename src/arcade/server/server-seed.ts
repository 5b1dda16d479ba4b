import { randomBytes } from 'node:crypto';

/** A new server seed: 32 random bytes in hex. */
export function newServerSeed(): string {
  return randomBytes(32).toString('hex');
}
