import { findMatchGame, type MatchGame } from '#arcade/games/match-games.ts';
import { GameRefusal } from '../game-refusal.ts';
import type { PlayParts } from '../play/play-parts.ts';
import type { PlaySession } from '../store/session-store.ts';

/** The game between players of a session. @throws GameRefusal `not_found` for any other game. */
export function matchGameOf({ games }: PlayParts, { vendor, gameCode }: PlaySession): MatchGame {
  const game = games.find(vendor, gameCode);
  const match = game === undefined || game.kind === 'slot' ? undefined : findMatchGame(game.rules.id);
  if (match === undefined) throw new GameRefusal('not_found', 'The game is not played against others.');
  return match;
}
