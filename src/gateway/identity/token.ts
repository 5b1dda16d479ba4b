import { createHash, randomBytes } from 'node:crypto';

/** How long a browser is remembered (specification, section 9, "Remember-me cookie"). */
export const REMEMBERED_SECONDS = 24 * 60 * 60;

/** 256 random bits: a token that nobody guesses, and the only form in which it ever leaves the house. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: who reads the database can open nothing with it. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
