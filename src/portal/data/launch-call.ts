import type { LaunchedGame } from '#contracts/generated/contracts.ts';
import type { GameWish } from '#portal/session/game-wish.ts';
import { readValue } from './gateway-client.ts';

/** The call that starts a game (specification, section 7, "Games"). Each makes a session of its own, so an answer is never kept. */
export function launchPath({ vassalage, gameCode, mode }: GameWish, language: string): string {
  return `/wps/relay/GCSGAME_launchGame?${new URLSearchParams({
    clientType: '3',
    platform: 'html5-desktop',
    vassalage,
    ...(gameCode && { gameCode }),
    ...(mode === 'trial' && { mode }),
    language,
  })}`;
}

/** Starts a game. @throws GatewayError */
export async function launchGame(wish: GameWish, language: string, signal: AbortSignal): Promise<LaunchedGame> {
  return (await readValue(launchPath(wish, language), signal)) as LaunchedGame;
}
