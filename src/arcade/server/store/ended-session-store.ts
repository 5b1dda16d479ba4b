import type { Store } from './open-store.ts';
import type { PlaySession } from './session-store.ts';
import { textIn } from './statements.ts';

/** Why an operator ended a session. */
export type EndReason = 'sessionEnded' | 'excluded' | 'limited';

/**
 * Ends sessions by the operator's ids, also those that are not opened yet: an order may overtake the answer to an
 * exchange.
 */
export function endOperatorSessions(
  { statements, transaction }: Store,
  integration: string,
  { sessionIds, reason }: { readonly sessionIds: readonly string[]; readonly reason: EndReason },
  now: number,
): void {
  transaction(() => {
    for (const id of sessionIds)
      statements.run(
        `insert into ended_session (integration, wallet_session, reason, ended_at) values (?, ?, ?, ?)
         on conflict (integration, wallet_session) do nothing`,
        integration,
        id,
        reason,
        now,
      );
  });
}

/** Why the operator ended a session; undefined while it goes on. */
export function endOf(
  { statements }: Store,
  { integration, walletSession }: Pick<PlaySession, 'integration' | 'walletSession'>,
): EndReason | undefined {
  const row = statements.get(
    'select reason from ended_session where integration = ? and wallet_session = ?',
    integration,
    walletSession,
  );
  return row === undefined ? undefined : (textIn(row, 'reason') as EndReason);
}

/** Forgets ends of sessions that nobody can use any more. */
export function forgetEnds({ statements }: Store, endedBefore: number): void {
  statements.run('delete from ended_session where ended_at < ?', endedBefore);
}
