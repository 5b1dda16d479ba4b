import { useCallback } from 'react';
import type { Action } from '#contracts/generated/contracts.ts';
import { useActionAddress, usePerform } from '#portal/actions/actions.tsx';

/**
 * Does what an action says from within a game: a place of the site takes the game's place, what is outside opens beside
 * it and leaves it running.
 */
export function useOnward(goOn: (address: string) => void): (action: Action | undefined) => void {
  const addressOf = useActionAddress();
  const perform = usePerform();
  return useCallback(
    (action) => {
      if (!action) return;
      const address = addressOf(action);
      if (address && !address.isOutside) goOn(address.href);
      else perform(action);
    },
    [addressOf, perform, goOn],
  );
}
