import { GameRefusal } from '../game-refusal.ts';
import { endOf } from '../store/ended-session-store.ts';
import type { Store } from '../store/open-store.ts';
import { findSession, type PlaySession, touchSession } from '../store/session-store.ts';
import type { PlayParts } from './play-parts.ts';
import { digestOf } from './secrets.ts';

/** A session that nobody uses for so long is over; the operator's own may end sooner. */
export const SESSION_IDLE_MS = 12 * 3_600_000;

export interface Access {
  readonly place: PlayParts;
  readonly session: PlaySession;
}

/**
 * Authenticates the caller by the bearer token of his session.
 * @throws GameRefusal `session_ended`
 */
export function sessionAccess(
  { real, trial }: { readonly real: PlayParts; readonly trial: PlayParts },
  authorization: string | undefined,
): Access {
  const token = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(authorization ?? '')?.[1];
  if (token !== undefined) {
    const digest = digestOf(token);
    for (const place of [real, trial]) {
      const now = place.clock().getTime();
      const session = findSession(place.store, digest, now - SESSION_IDLE_MS);
      if (session === undefined) continue;
      if (endOf(place.store, session) === undefined) touchSession(place.store, digest, now);
      return { place, session };
    }
  }
  throw new GameRefusal('session_ended', 'The session has ended: open the game again.');
}

/**
 * Refuses what begins in a session that the operator ended. What had begun before comes to its end.
 * @throws GameRefusal `player_excluded`, `limit_reached` or `session_ended`, by the operator's reason.
 */
export function assertGoesOn(store: Store, session: Pick<PlaySession, 'integration' | 'walletSession'>): void {
  const reason = endOf(store, session);
  if (reason === undefined) return;
  if (reason === 'excluded') throw new GameRefusal('player_excluded', 'The player is excluded from play.');
  if (reason === 'limited') throw new GameRefusal('limit_reached', 'The player has a limit that cannot be held here.');
  throw new GameRefusal('session_ended', 'The session has ended: open the game again.');
}
