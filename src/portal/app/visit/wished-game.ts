import { useEffect } from 'react';
import { useStartGame } from '#portal/actions/actions.tsx';
import { takeWish } from '#portal/actions/game-wish.ts';
import { useSite } from '#portal/site/site-context.tsx';

/**
 * Starts what a guest wanted to play, once the guest has signed in and nothing else has to be done first. Whoever
 * closes the way to an account without an account wants it no longer.
 */
export function useWishedGame(openModalId: string | null): void {
  const { session } = useSite();
  const startGame = useStartGame();
  useEffect(() => {
    if (openModalId !== null || session === 'unknown') return;
    const wish = takeWish();
    if (wish !== null && (session === 'member' || session === 'agent')) startGame(wish);
  }, [openModalId, session, startGame]);
}
