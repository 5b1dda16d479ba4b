import type { SessionEnd } from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { SESSION_CHANNEL } from '../repository/session-notices.ts';
import type { SessionBook } from './session-book.ts';

/** A notice takes a few milliseconds; where the listener has no connection, everybody's trust ends by the clock. */
const ECHO_WITHIN_MS = 500;

/** Ends sessions, and returns once no process takes them for open any more. */
export type EndSessions = <T>(
  siteId: string,
  memberId: string,
  end: () => Promise<T>,
  /** The reason that open pages receive. */
  reason?: SessionEnd,
) => Promise<T>;

/** Hears of ends of sessions, here or on another process. */
export interface SessionEndListener {
  readonly ended: (siteId: string, memberId: string, reason: SessionEnd) => void;
  /** Some may have been missed. */
  readonly missed: () => void;
}

/**
 * Follows the ends of sessions on the database. Whoever ends some answers only when the notice has come back: the
 * database hands it to all processes at the same moment.
 * @returns what sessions are ended by, and what stops following.
 */
export async function followSessionEnds(
  database: Pick<TenantDatabase, 'listen' | 'kind'>,
  book: Pick<SessionBook, 'forgetMember' | 'forgetAll'>,
  listener: SessionEndListener,
): Promise<{ readonly endSessions: EndSessions; readonly stop: () => Promise<void> }> {
  const waiting = new Map<string, Set<() => void>>();
  const stop = await database.listen(
    SESSION_CHANNEL,
    (payload) => {
      const [siteId = '', memberId = '', reason = 'ended'] = payload.split(' ');
      book.forgetMember(siteId, memberId);
      for (const heard of waiting.get(`${siteId} ${memberId}`) ?? []) heard();
      listener.ended(siteId, memberId, reason as SessionEnd);
    },
    () => {
      book.forgetAll();
      listener.missed();
    },
  );

  const echoOf = (whose: string): { readonly came: Promise<void>; readonly forget: () => void } => {
    let heard = (): void => {};
    const came = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ECHO_WITHIN_MS);
      heard = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    const listeners = waiting.get(whose) ?? new Set();
    waiting.set(whose, listeners.add(heard));
    const forget = (): void => {
      heard();
      listeners.delete(heard);
      if (listeners.size === 0) waiting.delete(whose);
    };
    return { came, forget };
  };

  const endSessions: EndSessions = async (siteId, memberId, end, reason = 'revoked') => {
    // The embedded database has this process alone.
    const echo = database.kind === 'postgres' ? echoOf(`${siteId} ${memberId}`) : null;
    try {
      const ended = await end();
      book.forgetMember(siteId, memberId);
      listener.ended(siteId, memberId, reason);
      await echo?.came;
      return ended;
    } finally {
      echo?.forget();
    }
  };
  return { endSessions, stop };
}
