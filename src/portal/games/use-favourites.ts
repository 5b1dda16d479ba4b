import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type FavouriteGame, favouriteIdsQuery } from '#portal/data/games/favourite-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** A game's heart accepts one press per this time (specification, section 4, "Favourites"). */
const THROTTLE_MS = 1_000;

export interface Favourites {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (game: FavouriteGame) => void;
  /** The last change was not taken, and has been undone. */
  readonly hasFailed: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The games that the member keeps at hand, and how one becomes so or ceases to be: here at once, then at the gateway
 * (specification, section 4, "Favourites"). What comes within a second of a change of the same game is ignored.
 */
export function useFavourites(): Favourites {
  const { session, language } = useSite();
  const hasFavourites = session === 'member' || session === 'agent';
  const { data } = useQuery({ ...favouriteIdsQuery(), enabled: hasFavourites });
  const queryClient = useQueryClient();
  const [hasFailed, setFailed] = useState(false);
  const changedAt = useRef(new Map<string, number>());
  const ids = useMemo(() => (hasFavourites && data ? new Set(data.ids) : NONE), [hasFavourites, data]);
  const toggle = useCallback(
    (game: FavouriteGame): void => {
      const now = performance.now();
      if (now - (changedAt.current.get(game.nodeId) ?? Number.NEGATIVE_INFINITY) < THROTTLE_MS) return;
      changedAt.current.set(game.nodeId, now);
      setFailed(false);
      import('./change-favourite.ts')
        .then(({ changeFavourite }) => changeFavourite(queryClient, game, language))
        .catch(() => setFailed(true));
    },
    [queryClient, language],
  );
  return { ids, toggle, hasFailed };
}
