import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { matchPage, pathOf } from '#document/pages/match-page.ts';
import { endSession } from '#portal/data/account-calls.ts';
import { isSignedOut, MEMBER_PATH } from '#portal/data/member-query.ts';
import { clearSession } from '#portal/session/kept-session.ts';
import { useSite } from '#portal/site/site-context.tsx';

let isUnderWay = false;

/** Whether this page is ending its own session, of which it needs no word from elsewhere. */
export const isSigningOut = (): boolean => isUnderWay;

/**
 * Ends the session on the gateway, forgets what the tab kept of it and leads home, or from a page of agents to where
 * they sign in (specification, section 4, "Logout").
 * @returns when it is over. Rejects when the gateway could not be reached: the session lives on then, and so does the
 *   page.
 */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { layout, site, language } = useSite();
  return useCallback(async () => {
    isUnderWay = true;
    try {
      await endSession(language).catch((error: unknown) => {
        if (!isSignedOut(error)) throw error;
      });
    } finally {
      isUnderWay = false;
    }
    clearSession(site);
    const page = matchPage(layout, pathname)?.page;
    const isForAgents = page?.access === 'agent';
    const to = isForAgents ? pathOf(layout, page.signInPage ?? 'agent') : '/';
    void navigate(to ?? '/', { replace: true });
    queryClient.setQueryData([MEMBER_PATH], null);
  }, [queryClient, navigate, pathname, layout, site, language]);
}
