import { useCallback, useMemo, useState } from 'react';
import type { Game } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import { useRequireAccount, useShellCommands, useStartGame } from '#portal/actions/actions.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import type { TileActions } from '#portal/ui/game-tile/game-tile.tsx';
import { useFavourites } from './use-favourites.ts';

/** The modal that lists the games which a card stands for. */
export const COLLECTION_MODAL = 'collection';

interface TileActionState {
  readonly actions: TileActions;
  readonly favourites: ReadonlySet<string>;
  /** A change of favourites was not taken. */
  readonly hasFailed: boolean;
  /** The game whose sheet is open. */
  readonly touched: Game | null;
  readonly closeSheet: () => void;
}

/**
 * The actions of the tiles of a list (specification, section 4, "Starting a game"): a card opens the list of its games,
 * a game is started, or tried for free.
 */
export function useTileActions(): TileActionState {
  const { site, session } = useSite();
  const { ids, toggle, hasFailed } = useFavourites();
  const hasFavourites = session === 'member' || session === 'agent';
  const requireAccount = useRequireAccount();
  const startGame = useStartGame();
  const { openModal } = useShellCommands();
  const [touched, setTouched] = useState<Game | null>(null);
  const closeSheet = useCallback(() => setTouched(null), []);
  const actions = useMemo((): TileActions => {
    const leadToAccount = () => requireAccount();
    return {
      onStart: (game) =>
        game.isGame === 'VASSALAGE' ? openModal(COLLECTION_MODAL, cardParams(game)) : startGame(game),
      onFavourite: hasFavourites ? toggle : leadToAccount,
      onTouch: setTouched,
      ...(isModuleOn(site.whitelabel, 'FREEPLAY3') && { onTrial: (game) => startGame({ ...game, mode: 'trial' }) }),
    };
  }, [site, requireAccount, startGame, openModal, hasFavourites, toggle]);
  return { actions, favourites: ids, hasFailed, touched, closeSheet };
}

const cardParams = ({ gameName, nodeId }: Game) => ({ title: gameName, nodeId });
