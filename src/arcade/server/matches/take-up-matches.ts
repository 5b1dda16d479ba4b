import { findMatchGame } from '#arcade/games/match-games.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { lastPulse, type MatchRecord, unfinishedMatches } from '../store/match-store.ts';
import { LiveMatch } from './live-match.ts';
import { voidMatch } from './match-money.ts';

/** After a shorter absence of the server a match goes on; after a longer one its players may be gone. */
const MOST_AWAY_MS = 2 * 60_000;
/** Players find their way back before the clock of the one to move runs again. */
const GRACE_MS = 15_000;

/**
 * Takes up what an earlier process left. A match goes on where it was, and the time without a server counts for
 * nobody; where the server was away for more than two minutes, or the stakes were not all taken yet, it is void and all
 * stakes go back. A match that its last move has decided is ended by whoever looks at it first.
 */
export function takeUpMatches(
  place: PlayParts,
  now: number,
  onError: (error: unknown) => void,
): { readonly goingOn: readonly LiveMatch[]; readonly closed: readonly MatchRecord[] } {
  const awayMs = now - (lastPulse(place.store) ?? 0);
  const goingOn: LiveMatch[] = [];
  const closed: MatchRecord[] = [];
  for (const record of unfinishedMatches(place.store)) {
    const live = record.state === 'playing' ? replayed(place, record, onError) : null;
    // The last move has decided the match, however long the server was down.
    const isDecided = live !== null && live.endByRules !== null;
    if (live === null || (awayMs > MOST_AWAY_MS && !isDecided)) closed.push(voidMatch(place, record));
    else {
      if (!isDecided) live.restartTurn(now + GRACE_MS);
      goingOn.push(live);
    }
  }
  return { goingOn, closed };
}

/** Null for a match that cannot be played on. */
function replayed(place: PlayParts, record: MatchRecord, onError: (error: unknown) => void): LiveMatch | null {
  const game = findMatchGame(record.rulesId);
  if (game === undefined) return null;
  try {
    return new LiveMatch(place, game, record);
  } catch (error) {
    onError(error);
    return null;
  }
}
