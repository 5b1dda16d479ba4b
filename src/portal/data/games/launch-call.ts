import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { Game, LanguageCode, LaunchedGame, ListedGameType } from '#contracts/generated/contracts.ts';
import { readValue } from '../gateway-client.ts';
import { sendValue } from '../send-value.ts';

/** For money of the account, or for nothing. */
export type PlayMode = 'real' | 'trial';

/** A game, or a vendor as a whole. What is known of it beside its codes is shown until the gateway has sent more. */
export interface GameWish extends Partial<Pick<Game, 'nodeId' | 'gameName' | 'vendorName' | 'iconUrl'>> {
  readonly vassalage: string;
  /** Left out where a vendor is started as a whole. */
  readonly gameCode?: string | undefined;
  readonly gameType?: ListedGameType | undefined;
  readonly mode?: PlayMode | undefined;
  /** One of the rooms of a game against others. */
  readonly roomId?: string | undefined;
}

/**
 * The call that starts a game (specification, section 7, "Games"). Each makes a session of its own, so an answer is
 * never kept.
 */
export function launchPath(
  { vassalage, gameCode, mode }: GameWish,
  language: LanguageCode,
): ReadPath<'/wps/relay/GCSGAME_launchGame'> {
  return `/wps/relay/GCSGAME_launchGame?${new URLSearchParams({
    clientType: '3',
    platform: 'html5-desktop',
    vassalage,
    ...(gameCode && { gameCode }),
    ...(mode === 'trial' && { mode }),
    language,
  } satisfies QueryAt<'/wps/relay/GCSGAME_launchGame'>)}`;
}

/** Starts a game. One in a room is for members alone, and has a call of its own. @throws GatewayError */
export async function launchGame(wish: GameWish, language: LanguageCode, signal: AbortSignal): Promise<LaunchedGame> {
  const { vassalage, gameCode, roomId } = wish;
  if (gameCode !== undefined && roomId !== undefined)
    return await sendValue('POST', '/wps/game/launchGame', { vassalage, gameCode, roomId }, language, {}, signal);
  return await readValue(launchPath(wish, language), signal);
}
