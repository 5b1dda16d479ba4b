import type { Store } from './open-store.ts';

/**
 * Keeps the nonce of an operator's call until it expires, and lets go of those that have.
 * @returns false where it was kept before: the call is a replay.
 */
export function keepNonce(
  { statements, transaction }: Store,
  integration: string,
  { nonce, expiresAt }: { readonly nonce: string; readonly expiresAt: number },
  now: number,
): boolean {
  return transaction(() => {
    statements.run('delete from operator_nonce where expires_at < ?', now);
    const kept = statements.run(
      'insert or ignore into operator_nonce (integration, nonce, expires_at) values (?, ?, ?)',
      integration,
      nonce,
      expiresAt,
    );
    return kept === 1;
  });
}
