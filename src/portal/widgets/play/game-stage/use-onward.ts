import { useCallback } from 'react';
import type { Action } from '#contracts/generated/contracts.ts';
import { useActionAddress, usePerform } from '#portal/actions/actions.tsx';

/**
 * Performs an action from within a game: a page of the site replaces the game, an external link opens beside it and
 * leaves it running.
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
