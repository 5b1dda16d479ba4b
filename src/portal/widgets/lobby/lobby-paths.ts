import type { GameType } from '#contracts/generated/contracts.ts';
import { type LobbyPath, lobbyPath } from '#portal/data/games/lobby-queries.ts';
import { lobbyStateOf } from '#portal/site/lobby-state.ts';
import type { QueryContext } from '#renderer/widget-definition.ts';

/** The call that a lobby's widgets make before they can show themselves: none for the lists of an account. */
export function lobbyPaths(ownGameType: GameType | undefined, context: QueryContext): readonly LobbyPath[] {
  const gameType = ownGameType ?? context.gameType;
  const path = gameType && lobbyPath(gameType, lobbyStateOf(context.query), context);
  return path ? [path] : [];
}
