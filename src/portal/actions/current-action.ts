import { useLocation } from 'react-router-dom';
import type { Action } from '#contracts/generated/contracts.ts';
import { pathOf } from '#document/pages/match-page.ts';
import { useChosenGameType } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';

/**
 * Tells whether an action leads to where the page is: to its path and to the game type that is chosen there, or to
 * none.
 */
export function useIsCurrent(): (action: Action | undefined) => boolean {
  const { layout } = useSite();
  const { pathname } = useLocation();
  const chosen = useChosenGameType();
  return (action) =>
    action?.do === 'navigate' &&
    pathOf(layout, action.page) === pathname &&
    (action.query?.gameType ?? null) === chosen;
}

/** The mark of the link that leads to where the page is. */
export const currentMark = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {});
