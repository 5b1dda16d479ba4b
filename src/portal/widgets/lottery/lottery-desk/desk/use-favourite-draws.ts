import { useCallback, useSyncExternalStore } from 'react';
import { useSite } from '#portal/site/site-context.tsx';
import { favouritesIn, withFavourite } from './favourite-draws.ts';

/** Specification, section 3: favourites of the lottery are kept in the browser, in a map by the user's name. */
const KEY = 'lotteryFavourites';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const read = (): string => {
  try {
    return window.localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};

/** The member's favourite draw games, by their codes, and how one is added or taken away. */
export function useFavouriteDraws(): readonly [readonly string[], (gameCode: string) => void] {
  const account = useSite().member?.account ?? '';
  const kept = useSyncExternalStore(subscribe, read, () => '');
  const turn = useCallback(
    (gameCode: string) => {
      try {
        window.localStorage.setItem(KEY, withFavourite(read(), account, gameCode));
      } catch {
        // A browser that keeps nothing has no favourites.
      }
      for (const listener of listeners) listener();
    },
    [account],
  );
  return [favouritesIn(kept, account), turn];
}
