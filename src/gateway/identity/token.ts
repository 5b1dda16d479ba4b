import { createHash, randomBytes } from 'node:crypto';

/** Lifetime of a remembered browser (specification, section 9, "Remember-me cookie"). */
export const REMEMBERED_SECONDS = 24 * 60 * 60;

/** A token of 256 random bits. Only its digest is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The digest of a token that the database stores: read access to the database opens no session. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
