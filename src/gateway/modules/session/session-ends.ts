import type { TenantDatabase } from '#gateway/database/database.ts';
import type { SessionBook } from './session-book.ts';
import { SESSION_CHANNEL } from './session-notices.ts';

/** A notice takes a few milliseconds; where the listener has no connection, everybody's trust ends by the clock. */
const ECHO_WITHIN_MS = 500;

/** What ends sessions, and sees to it that no process takes them for open any more when it is done. */
export type EndSessions = <T>(siteId: string, memberId: string, end: () => Promise<T>) => Promise<T>;

/**
 * Follows the ends of sessions on the database. Whoever ends some answers only when the notice has come back: the database hands it to all
 * processes at the same moment.
 * @returns what sessions are ended by, and what stops following.
 */
export async function followSessionEnds(
  database: Pick<TenantDatabase, 'listen' | 'kind'>,
  book: Pick<SessionBook, 'forgetMember' | 'forgetAll'>,
): Promise<{ readonly endSessions: EndSessions; readonly stop: () => Promise<void> }> {
  const waiting = new Map<string, Set<() => void>>();
  const stop = await database.listen(
    SESSION_CHANNEL,
    (payload) => {
      const [siteId = '', memberId = ''] = payload.split(' ');
      book.forgetMember(siteId, memberId);
      for (const heard of waiting.get(payload) ?? []) heard();
    },
    () => book.forgetAll(),
  );

  const echoOf = (payload: string): { readonly came: Promise<void>; readonly forget: () => void } => {
    let heard = (): void => {};
    const came = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ECHO_WITHIN_MS);
      heard = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    const listeners = waiting.get(payload) ?? new Set();
    waiting.set(payload, listeners.add(heard));
    const forget = (): void => {
      heard();
      listeners.delete(heard);
      if (listeners.size === 0) waiting.delete(payload);
    };
    return { came, forget };
  };

  const endSessions: EndSessions = async (siteId, memberId, end) => {
    // The embedded database has this process alone.
    const echo = database.kind === 'postgres' ? echoOf(`${siteId} ${memberId}`) : null;
    try {
      const ended = await end();
      book.forgetMember(siteId, memberId);
      await echo?.came;
      return ended;
    } finally {
      echo?.forget();
    }
  };
  return { endSessions, stop };
}
