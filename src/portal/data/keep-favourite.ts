import type { Favourite } from '#contracts/generated/contracts.ts';
import type { FavouriteGame } from './favourite-queries.ts';
import { sendValue } from './send-value.ts';

/** Keeps a game at hand, or lets go of it. @throws GatewayError */
export async function keepFavourite(game: FavouriteGame, isKept: boolean, language: string): Promise<void> {
  const payload: Favourite = { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType };
  if (isKept) await sendValue('POST', '/wps/relay/MCSFE_addFavorite', payload, language);
  else await sendValue('DELETE', '/wps/relay/MCSFE_removeFavorite', payload, language);
}
