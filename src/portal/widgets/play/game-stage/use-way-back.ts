import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEP_PLACE } from '#portal/site/keep-place.ts';

/** State of the entry in the history that a game in a popup has. */
const OF_GAME = { ...KEEP_PLACE, isGame: true } as const;

const isOfGame = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isGame' in state;

export interface WayBack {
  /** Closes the popup by going back. */
  readonly goBack: () => void;
  /** Goes on to a place of the site in the popup's stead. */
  readonly goOn: (address: string) => void;
}

/**
 * Gives a popup an entry in the history, so that the way back closes it and leaves the page below as it was.
 * @param isPopup whether it is one: on a page of its own the history is the page's.
 */
export function useWayBack(isPopup: boolean, close: () => void): WayBack {
  const location = useLocation();
  const navigate = useNavigate();
  const closing = useRef(close);
  closing.current = close;
  const wasHere = useRef(false);
  const isHere = isOfGame(location.state);
  const { pathname, search, hash } = location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry, where the popup opened.
  useEffect(() => {
    if (isPopup && !isHere) void navigate({ pathname, search, hash }, { state: OF_GAME });
  }, []);
  useEffect(() => {
    if (!isPopup) return;
    if (isHere) wasHere.current = true;
    else if (wasHere.current) closing.current();
  }, [isPopup, isHere]);
  const goBack = useCallback(() => {
    if (wasHere.current) void navigate(-1);
    else closing.current();
  }, [navigate]);
  const goOn = useCallback(
    (address: string) => void navigate(address, { replace: isPopup && wasHere.current }),
    [navigate, isPopup],
  );
  return { goBack, goOn };
}
