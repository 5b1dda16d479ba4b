import { randomBytes } from 'node:crypto';

/** A secret that decides what is to come: 32 unpredictable bytes in hex. */
export function newServerSeed(): string {
  return randomBytes(32).toString('hex');
}
