import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Game, GameType, HotGames } from '#contracts/generated/contracts.ts';
import { loadChunk } from '#portal/chunks/load-chunk.ts';
import { FAVOURITE_LIST_CALL } from '#portal/data/games/favourite-list-query.ts';
import { gamesQuery } from '#portal/data/games/games-queries.ts';
import type { HotGamesPath } from '#portal/data/games/hot-games-call.ts';
import { type LobbyPath, lobbyPageOf, lobbyPath } from '#portal/data/games/lobby-queries.ts';
import { gatewayQuery } from '#portal/data/gateway-client.ts';
import { OF_MEMBER } from '#portal/data/of-member.ts';
import { RECENT_GAMES_CALL } from '#portal/data/play-queries.ts';
import type { LobbyState } from '#portal/site/lobby-state.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** One page of a lobby's games. */
export interface LobbyGames {
  readonly games: readonly Game[];
  /** Of all pages. Undefined until an answer is there. */
  readonly total: number | undefined;
  /** The games are those of the choice before, until the new ones have come. */
  readonly isPrevious: boolean;
  readonly hasFailed: boolean;
  /** The list belongs to an account. */
  readonly needsAccount: boolean;
  readonly retry: () => void;
}

const NO_GAMES: readonly Game[] = [];

/** A list that an account keeps: its favourites, or what it played last. */
const ownListQuery = (path: LobbyPath) => ({ ...gatewayQuery(path), ...OF_MEMBER });

/** The games of a lobby's state. Widgets that ask alike share one call. */
export function useLobbyGames(gameType: GameType | undefined, state: LobbyState): LobbyGames {
  const path = useLobbyPath(gameType, state);
  const isRecent = path?.startsWith(RECENT_GAMES_CALL) === true;
  const isOwn = isRecent || path?.startsWith(FAVOURITE_LIST_CALL) === true;
  // Both queries are disabled without a path.
  const asked = (path ?? '') as LobbyPath;
  const shared = { placeholderData: keepPreviousData } as const;
  const listed = useQuery({ ...gamesQuery(asked), ...shared, enabled: path !== null && !isOwn });
  const own = useQuery({ ...ownListQuery(asked), ...shared, enabled: isOwn, ...(isRecent && { staleTime: 0 }) });
  const { data, isPlaceholderData, isError, refetch } = isOwn ? own : listed;
  const retry = useCallback(() => void refetch(), [refetch]);
  const page = path !== null && data && !isError ? lobbyPageOf(data, state) : undefined;
  return {
    games: page?.games ?? NO_GAMES,
    total: page?.totalCount,
    isPrevious: isPlaceholderData,
    hasFailed: isError,
    needsAccount: gameType !== undefined && path === null,
    retry,
  };
}

/** Asks for the hot games anew: the session keeps them until somebody wants to know. */
export function useRefreshHotGames(gameType: GameType | undefined, state: LobbyState) {
  // Only the lobby of hot games offers this.
  const path = useLobbyPath(gameType, state) as HotGamesPath | null;
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const refresh = useCallback(async () => {
    if (path === null) return;
    setBusy(true);
    // When no answer comes, the games that are shown stay.
    const answer = await loadChunk(() => import('#portal/data/games/hot-games-cache.ts'))
      .then(({ askForHotGames }) => askForHotGames(path))
      .catch((): HotGames | undefined => undefined);
    if (answer) queryClient.setQueryData([path], answer);
    setBusy(false);
  }, [path, queryClient]);
  return { refresh, isBusy };
}

function useLobbyPath(gameType: GameType | undefined, state: LobbyState): LobbyPath | null {
  const { language, site, session } = useSite();
  const hasAccount = session === 'member' || session === 'agent';
  return gameType ? lobbyPath(gameType, state, { language, merchantCode: site.merchantCode, hasAccount }) : null;
}
