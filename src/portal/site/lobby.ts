import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { GameType } from '#contracts/generated/contracts.ts';
import { matchPage } from '#document/pages/match-page.ts';
import { gameTypeOfPage } from './chosen-game-type.ts';
import { KEEP_PLACE } from './keep-place.ts';
import { changeLobby, type LobbyChange, type LobbyState, lobbyQuery, lobbyStateOf } from './lobby-state.ts';
import { useSite } from './site-context.tsx';

/** The lobby of the page: its category, what is chosen in it, and the addresses of other choices. */
export interface Lobby {
  /** Undefined on a page of no category. */
  readonly gameType: GameType | undefined;
  readonly state: LobbyState;
  readonly addressOf: (change: LobbyChange) => string;
  /** The address of the whole lobby. */
  readonly wholeAddress: string;
  /** Goes where a change leads. Typing replaces the entry of the history, choosing adds one. */
  readonly go: (change: LobbyChange, how?: { readonly replace: boolean }) => void;
}

/**
 * The lobby that a widget belongs to. Its widgets share the address and nothing else, so that each may stand wherever a
 * document puts it. Values that the page does not declare are none of its own: the prerenderer never sees them either.
 */
export function useLobby(ownGameType?: GameType): Lobby {
  const { layout } = useSite();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const page = matchPage(layout, pathname)?.page;
  const state = useMemo(
    () => lobbyStateOf(Object.fromEntries([...params].filter(([name]) => page?.query?.includes(name)))),
    [params, page],
  );
  const addressOf = useCallback(
    (change: LobbyChange) => `${pathname}${lobbyQuery(changeLobby(state, change))}`,
    [pathname, state],
  );
  const go = useCallback(
    (change: LobbyChange, how = { replace: false }) => void navigate(addressOf(change), { ...how, state: KEEP_PLACE }),
    [navigate, addressOf],
  );
  const gameType = ownGameType ?? gameTypeOfPage(page, params.get('gameType'));
  return { gameType, state, addressOf, wholeAddress: pathname, go };
}
