import type { QueryClient } from '@tanstack/react-query';
import type { Favourite, FavouriteList } from '#contracts/generated/contracts.ts';
import { FAVOURITE_LIST_CALL } from '#portal/data/games/favourite-list-query.ts';
import { type FavouriteGame, favouriteIdsQuery } from '#portal/data/games/favourite-queries.ts';
import { sendValue } from '#portal/data/send-value.ts';

/**
 * Makes a game a favourite, or lets go of it: first in what the page shows, then at the gateway; undone where that does
 * not take it.
 * @throws GatewayError
 */
export async function changeFavourite(queryClient: QueryClient, game: FavouriteGame, language: string): Promise<void> {
  const { queryKey } = favouriteIdsQuery();
  // An answer that is under way knows nothing of the change.
  await queryClient.cancelQueries({ queryKey });
  const isKept = !queryClient.getQueryData(queryKey)?.ids.includes(game.nodeId);
  queryClient.setQueryData(queryKey, (before) => {
    const others = (before?.ids ?? []).filter((nodeId) => nodeId !== game.nodeId);
    return { ids: isKept ? [game.nodeId, ...others] : others };
  });
  const lists = { predicate: isFavouriteList };
  if (!isKept)
    queryClient.setQueriesData<FavouriteList>(lists, (before) => {
      const content = before?.content.filter(({ nodeId }) => nodeId !== game.nodeId);
      return (
        before &&
        content && { ...before, content, totalCount: before.totalCount - (before.content.length - content.length) }
      );
    });
  try {
    await keepFavourite(game, isKept, language);
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey });
    throw error;
  } finally {
    await queryClient.invalidateQueries(lists);
  }
}

const isFavouriteList = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  typeof queryKey[0] === 'string' && queryKey[0].startsWith(FAVOURITE_LIST_CALL);

/** Keeps a game at hand, or lets go of it. @throws GatewayError */
async function keepFavourite(game: FavouriteGame, isKept: boolean, language: string): Promise<void> {
  const payload: Favourite = { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType };
  if (isKept) await sendValue('POST', '/wps/relay/MCSFE_addFavorite', payload, language);
  else await sendValue('DELETE', '/wps/relay/MCSFE_removeFavorite', payload, language);
}
